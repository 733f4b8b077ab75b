/**
 * Tells what a text says beside how much something is wanted: `Totally optional`, `either route is fine` and `lo que le vamos a pedir`
 * are comments on an ask and ask nothing by themselves.
 */
import { findMentions, fold } from '../taxonomy/index.ts';

/** Words that say how much is wanted or point at something else, and those that any sentence needs. */
const VOICE = new Set(
  `a able about above alot all also am an and any anyone are as asap ask asked at be been being below best better big bonus both but by can cannot can't care cause could d desirable did do does doesn don each either else essential even extra fine for from good great handy have he help helpful helps her here him his hiring honestly how i if in is it its just know like live ll long look looking lot lots love lovely m mandatory matter matters may me mind must my nbsp necessary need needed needs new nice no none not now obligatory obviously of off ok okay on one ones only optional or other our out part please plus preferred re really required round route s same see she should show so some somebody someone stuff such super talk terrific than thanks that the their them there these they thing things this those to too totally urgent us useful ve very want wants way we welcome well were what which who will with within without won would yes you your
  ademas ahi al ambas ambos aqui asi aunque bien bueno buena como con cosa cosas cualquiera da damos de deseable deseables del e eligible el ella ellas ellos en encanta encantara eres es esa ese eso esta este esto estos excluyente excluyentes fuera gracias hablar ha han hay igual imprescindible imprescindibles importa indispensable indispensables la las le les lo los mas me mejor mismo muy necesaria necesario necesarios ni no nos nosotros nuestra nuestro o obligatoria obligatorio obligatorios ofrecemos opcional opcionales para pedimos pedir perfecto pero pide por preferente preferible puede pues que queremos quien requerida requerido ruega se sea sera seran ser si siempre sin son su suma sus tambien te tener ti tiene todo todos tu u un una uno unos va vale valorable valoramos vamos vas vos y ya`.split(
    /\s+/,
  ),
);

/** Whether a text has no word beside these. */
export function isOnlyVoice(text: string): boolean {
  const words = fold(text).match(/[a-z0-9]+/g) ?? [];
  return words.every((word) => VOICE.has(word));
}

const SMALL_WORDS = /^(?:de|del|la|las|el|los|y|e|of|the|and|at|in|en)$/;
const NAME_WORDS_LEAST = 2;
const NAME_WORDS_MOST = 3;

/** Whether a text is a name of somebody, of a house or of a place, and says nothing: `Eutimio Lahoz`, `Larkspur Systems - Proprietary`. */
export function isNameAlone(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}'\u2019-]*/gu) ?? [];
  const own = words.filter((word) => !SMALL_WORDS.test(word));
  const areNames =
    own.length >= NAME_WORDS_LEAST && own.length <= NAME_WORDS_MOST && own.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const named = findMentions(text, ['skill', 'licence', 'language', 'education', 'occupation']);
  return areNames && named.length === 0 && !/[\d:]/.test(text);
}
