/**
 * Words that tell who somebody is and not what they can do: sex, age, family, religion and the like, in Spanish and English.
 * They are no vocabulary of any job, so neither the ad that asks for them nor the resume that holds them gains by them.
 *
 * Hand-written whole words over folded text. Nationalities are languages and kitchens as well (`cocina mexicana`), so they
 * go only in the company of such a word: `mujer española`, `nacionalidad: española`.
 */
import type { Span } from '../domain/profile.ts';
import { fold } from '../taxonomy/index.ts';

const list = (text: string) => text.trim().split(/\s+/);
/** `solter` stands for its four endings. */
const inflected = (stems: string) =>
  list(stems).flatMap((stem) => ['o', 'a', 'os', 'as'].map((ending) => stem + ending));

const PERSONAL = new Set([
  ...inflected(`
    solter casad divorciad viud chic muchach guap atractiv delgad esbelt moren rubi gitan pay caucasic extranjer catolic
    cristian judi ate evangelic jubilad veinteaner treintaner cuarentaner cincuentaner jovencit discapacitad minusvalid
    heterosexual homosexual negr blanc pensionad nacid bautizad agnostic`),
  ...list(`
    mujer mujeres hombre hombres varon varones hembra hembras senor senora senores senoras senorita senoritas caballero caballeros dama damas
    femenino femenina masculino masculina joven jovenes juventud mayor edad hijo hija hijos hijas madre madres padre padres
    esposo esposa marido embarazada embarazadas nacionalidad nacionales inmigrante inmigrantes musulman musulmana musulmanes
    musulmanas budista budistas hindu hindues creyente creyentes religion religioso religiosa raza etnia hetero gay gays
    lesbiana lesbianas bisexual bisexuales transexual transexuales trans cisgenero lgtb lgtbi lgbt queer ateo heterosexual
    heterosexuales homosexual homosexuales protestante
    woman women man men male males female females girl girls boy boys lady ladies gentleman gentlemen mother mothers father
    fathers mom moms mum mums dad dads wife husband spouse pregnant married unmarried single divorced widowed widow widower
    childless childfree young younger youngster youngsters youthful old retired retiree retirees twenties thirties forties
    fifties sixties nationality citizen citizens citizenship immigrant immigrants foreigner foreigners born race ethnicity
    christian christians catholic catholics muslim muslims jew jews jewish hindus buddhist buddhists atheist atheists
    protestants religious churchgoer churchgoers straight lesbian lesbians transgender cisgender attractive handsome beautiful
    pretty slim handicapped black blacks white whites blonde brunette gypsy caucasian`),
]);

const NATIONALITIES = new Set([
  ...inflected(`
    latin sudamerican african asiatic mexican colombian peruan venezolan argentin ecuatorian bolivian chilen cuban dominican
    uruguay paraguay brasilen italian ruman ucranian rus polac bulgar chin filipin europe norteamerican american britanic
    honduren guatemaltec`),
  ...list(`
    espanol espanola espanoles espanolas frances francesa franceses francesas ingles inglesa ingleses inglesas aleman
    alemana alemanes alemanas portugues portuguesa portugueses portuguesas marroqui marroquies magrebi magrebies arabe
    arabes senegales senegalesa pakistani pakistanies hindu nicaraguense estadounidense irlandes irlandesa spaniard
    spaniards spanish english british american french german italian portuguese european europeans mexican colombian
    moroccan romanian ukrainian polish chinese indian nigerian ghanaian african asian arab arabic latino latina hispanic
    romani russian irish`),
]);

/** What may stand between such words without parting them. */
const LINKS = new Set(list('y e o u de del la el un una muy con and or a an of very'));
const TOKEN = /[a-z0-9]+|[^\sa-z0-9,:/()-]|\n/g;
/** An age, and not years of anything. */
const AGE =
  /\b(?:1[4-9]|[2-7]\d)[ -](?:anos(?: de edad)?|years?[ -]old|years of age)\b(?=\s*(?:$|[,.;)|\n]|y\b|and\b))|\bsin (?:hij[oa]s|cargas(?: familiares)?)\b|\b(?:con|\d) hij[oa]s\b|\b(?:no|\d|with) (?:children|kids)\b/g;

/** Whether a folded word tells who somebody is. */
export function isPersonalWord(word: string): boolean {
  return PERSONAL.has(word);
}

interface Run extends Span {
  personal: number;
  nations: number;
}

/** Runs of words that tell who somebody is, with what links them. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (const { 0: word, index } of fold(text).matchAll(TOKEN)) {
    const personal = Number(PERSONAL.has(word));
    const nation = Number(NATIONALITIES.has(word));
    if (personal + nation === 0) {
      if (!LINKS.has(word)) run = undefined;
      continue;
    }
    if (run === undefined) {
      run = { start: index, end: index, personal: 0, nations: 0 };
      runs.push(run);
    }
    run.end = index + word.length;
    run.personal += personal;
    run.nations += nation;
  }
  return runs;
}

/** Where a text tells who somebody is with a nationality, which is no language then. */
export function nationalitySpans(text: string): Span[] {
  return runsOf(text).filter(({ personal, nations }) => personal > 0 && nations > 0);
}

/** Where a text tells an age or of children; years of anything else are none. */
export function ageSpans(text: string): Span[] {
  return [...fold(text).matchAll(AGE)].map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
}

/** Whether a folded word names a nationality; most of them are names of languages and kitchens as well. */
export function isNationality(word: string): boolean {
  return NATIONALITIES.has(word);
}

/** Where a resume tells of ages, children and who somebody is, whose words would be read as languages or denials. */
export function personalSpans(text: string): Span[] {
  return [...ageSpans(text), ...runsOf(text).filter(({ personal, nations }) => personal > 0 && personal + nations > 1)];
}
