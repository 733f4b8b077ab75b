/** The thread that runs OCR in Spanish and English; it downloads nothing. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createWorker, type Line, OEM, PSM, type Worker as Tesseract } from 'tesseract.js';
import type { RecognisedPage } from './blocks.ts';
import { picturesOfPdf } from './pdf-pictures.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { RecognisingAnswer } from './recogniser.ts';
import { bitmapOf, type Region, regionsOf } from './regions.ts';

const PAGES_MAX = 5;
const LANGUAGES = ['spa', 'eng'];
/** Of the kinds that the packages bring: the precise ones, in whole numbers. */
const DATA = '4.0.0_best_int';

/** Puts the language data of the installed packages into one folder, as tesseract.js wants it. */
function languageFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const require = createRequire(import.meta.url);
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const source = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    if (!existsSync(join(dataDir, name))) copyFileSync(join(source, DATA, name), join(dataDir, name));
  }
  return dataDir;
}

function startTesseract(): Promise<Tesseract> {
  return new Promise((resolve, reject) => {
    const langPath = languageFolder((workerData as { dataDir: string }).dataDir);
    const errorHandler = (problem: unknown) => reject(new Error(String(problem)));
    // Without a cache it reads the data from the folder each time, and writes it nowhere.
    createWorker(LANGUAGES, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', errorHandler })
      .then(async (worker) => {
        // As one block of text, its own choice, it would lose lines that are much larger than the others: names.
        await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
        return worker;
      })
      .then(resolve, reject);
  });
}

let tesseract: Promise<Tesseract> | undefined;

/** The columns of a picture, from what tesseract makes black and white before it looks for letters. */
async function regionsIn(engine: Tesseract, image: Buffer): Promise<(Region | undefined)[]> {
  const { data } = await engine.recognize(image, {}, { text: false, imageBinary: true });
  const bitmap = bitmapOf(Buffer.from(data.imageBinary?.split(',')[1] ?? '', 'base64'));
  const regions = bitmap ? regionsOf(bitmap) : [];
  return regions.length > 1 ? regions : [undefined];
}

async function recognised({ bytes, width, height }: Picture): Promise<RecognisedPage> {
  tesseract ??= startTesseract();
  const engine = await tesseract;
  const image = Buffer.from(bytes);
  const lines: Line[] = [];
  for (const rectangle of await regionsIn(engine, image)) {
    const { data } = await engine.recognize(image, rectangle ? { rectangle } : {}, { text: false, blocks: true });
    for (const { paragraphs } of data.blocks ?? []) lines.push(...paragraphs.flatMap((paragraph) => paragraph.lines));
  }
  return {
    width,
    height,
    lines: lines.map(({ words }) => ({
      words: words.map(({ text, confidence, bbox }) => ({ text, confidence, ...bbox })),
    })),
  };
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');

async function answer(bytes: Uint8Array): Promise<RecognisingAnswer> {
  try {
    const pages: RecognisedPage[] = [];
    const pictures = isPdf(bytes) ? picturesOfPdf(bytes, PAGES_MAX) : [pictureOf(bytes)];
    for await (const picture of pictures) pages.push(await recognised(picture));
    return { pages };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await answer(bytes)));
