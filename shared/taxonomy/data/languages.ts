/** Languages by ISO 639-1, with their names in Spanish, in English and, where people write it, in themselves. */
export const LANGUAGES = `
[language]
es | Español | Spanish | castellano, castilian, español nativo, lengua española
en | Inglés | English | ingles técnico, technical english, business english, inglés de negocios
fr | Francés | French | français
de | Alemán | German | deutsch
it | Italiano | Italian
pt | Portugués | Portuguese | português, brazilian portuguese, portugués brasileño
ca | Catalán | Catalan | català, valenciano, valencià, valencian, mallorquín
eu | Euskera | Basque | vasco, vascuence, euskara, éuscaro
gl | Gallego | Galician | galego
oc | Occitano | Occitan | aranés, aranese
an | Aragonés | Aragonese | fabla aragonesa
ar | Árabe | Arabic | darija, árabe dialectal, modern standard arabic, العربية
zh | Chino mandarín | Mandarin Chinese | chino, chinese, mandarín, mandarin, cantonés, cantonese, chino cantonés, putonghua, 中文, 普通话
ja | Japonés | Japanese | 日本語
ko | Coreano | Korean | 한국어
ru | Ruso | Russian | русский
uk | Ucraniano | Ukrainian | українська
be | Bielorruso | Belarusian
pl | Polaco | Polish! | polski
ro | Rumano | Romanian | moldavo, română
bg | Búlgaro | Bulgarian | български
cs | Checo | Czech | čeština
sk | Eslovaco | Slovak | slovenčina
sl | Esloveno | Slovenian | slovene, slovenščina
hr | Croata | Croatian | hrvatski, serbocroata, serbo-croatian
sr | Serbio | Serbian | srpski
bs | Bosnio | Bosnian | bosanski
mk | Macedonio | Macedonian
sq | Albanés | Albanian | shqip
hu | Húngaro | Hungarian | magiar, magyar
el | Griego | Greek | ελληνικά, griego moderno, modern greek
tr | Turco | Turkish | türkçe
nl | Neerlandés | Dutch | holandés, nederlands, flamenco*, flemish
lb | Luxemburgués | Luxembourgish
sv | Sueco | Swedish | svenska
no | Noruego | Norwegian | norsk
da | Danés | Danish | dansk
fi | Finlandés | Finnish | finés!, Finés!, suomi
is | Islandés | Icelandic | íslenska
et | Estonio | Estonian | eesti
lv | Letón | Latvian | latviešu
lt | Lituano | Lithuanian | lietuvių
ga | Irlandés | Irish* | gaélico, gaelic, irish gaelic, gaeilge
cy | Galés | Welsh | cymraeg
mt | Maltés | Maltese
he | Hebreo | Hebrew | עברית
yi | Yidis | Yiddish | ídish
fa | Persa | Persian | farsi, dari, فارسی
ku | Kurdo | Kurdish
ps | Pastún | Pashto | pashtún, pastún
hy | Armenio | Armenian
ka | Georgiano | Georgian*
az | Azerí | Azerbaijani | azeri
kk | Kazajo | Kazakh
uz | Uzbeko | Uzbek
mn | Mongol | Mongolian
hi | Hindi | | hindú*, हिन्दी
ur | Urdu | | اردو
bn | Bengalí | Bengali | bangla
pa | Panyabí | Punjabi | panjabi
ta | Tamil
te | Telugu
mr | Maratí | Marathi
gu | Guyaratí | Gujarati
kn | Canarés | Kannada
ml | Malabar | Malayalam | malayalam
ne | Nepalí | Nepali
si | Cingalés | Sinhala | sinhalese
vi | Vietnamita | Vietnamese | tiếng việt
th | Tailandés | Thai
lo | Laosiano | Lao!
km | Camboyano | Khmer | jemer
my | Birmano | Burmese
id | Indonesio | Indonesian | bahasa indonesia
ms | Malayo | Malay | bahasa melayu
tl | Tagalo | Tagalog | filipino*
mi | Maorí | Maori
sw | Suajili | Swahili | kiswahili
am | Amárico | Amharic
so | Somalí | Somali
wo | Wólof | Wolof
yo | Yoruba
ig | Igbo
ha | Hausa
ln | Lingala
bm | Bambara
ff | Fula
zu | Zulú | Zulu
xh | Xhosa
af | Afrikáans | Afrikaans
ht | Criollo haitiano | Haitian Creole | creole, haitian, kreyòl
qu | Quechua | | quichua, runasimi
gn | Guaraní | Guarani
ay | Aimara | Aymara
la | Latín! | Latin!* | latín!
eo | Esperanto
`;
