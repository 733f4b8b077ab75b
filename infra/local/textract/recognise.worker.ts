/** The thread in which pictures are recognised in Spanish and English; nothing is ever fetched for it. */
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { createWorker, OEM, type Worker as Tesseract } from 'tesseract.js';
import type { RecognisedPage } from './blocks.ts';
import { picturesOfPdf } from './pdf-pictures.ts';
import { type Picture, pictureOf } from './picture.ts';
import type { RecognisingAnswer } from './recogniser.ts';

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
    createWorker(LANGUAGES, OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', errorHandler }).then(resolve, reject);
  });
}

let tesseract: Promise<Tesseract> | undefined;

async function recognised({ bytes, width, height }: Picture): Promise<RecognisedPage> {
  tesseract ??= startTesseract();
  const { data } = await (await tesseract).recognize(Buffer.from(bytes), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
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
