/** Words that say which language a short message is in; what Portuguese shares with the others stands nowhere. */
const WORDS = {
  pt: 'nao que um uma meu minha com para eu voce estou como por mas mais muito ja sou tenho quero fazer faco trabalho emprego curriculo vaga entrevista salario chefe do da dos das no na nos nas ao os em foi vou isso esse essa e ou se quando onde qual quais porque tambem devo posso sem sobre bom boa dia tarde noite ola oi aumento area curso carreira ele ela meus minhas empresa ajuda',
  en: 'the of and to with for from by was were is are at my an this that have has which their our on its be been will how what when why should can could would do does did not i am me you your job work boss manager resume interview salary career help want need get about never always letter please raise meetings',
  es: 'el los las del con en muy y pero mi mis como puedo quiero tengo estoy trabajo mejor para donde por que cuando hacer una un entrevista carrera curriculo jefe sueldo empleo ayuda nervioso manana cambiar encontrar se yo usted ustedes hola gracias porque tambien bien hay estar soy hago aumento buscar empresa',
} as const;
type Known = keyof typeof WORDS;

const SETS: Readonly<Record<Known, ReadonlySet<string>>> = {
  pt: new Set(WORDS.pt.split(' ')),
  en: new Set(WORDS.en.split(' ')),
  es: new Set(WORDS.es.split(' ')),
};

const count = (words: readonly string[], language: Known): number =>
  words.filter((word) => SETS[language].has(word)).length;
/** Words that no other of the languages has. */
const alone = (words: readonly string[], language: Known): number =>
  words.filter((word) => SETS[language].has(word) && !others(language).some((other) => SETS[other].has(word)))
    .length;
const others = (language: Known): Known[] =>
  (['pt', 'en', 'es'] as const).filter((name) => name !== language);

/** Whether folded words are English or Spanish rather than Portuguese; a few borrowed words do not count. */
export function isOtherLanguage(words: readonly string[], raw: string): boolean {
  if (/[¿¡ñ]/u.test(raw)) return true;
  if (/[ãõç]/iu.test(raw)) return false;
  return others('pt').some(
    (language) =>
      alone(words, language) >= 2 &&
      alone(words, language) > alone(words, 'pt') &&
      count(words, language) > count(words, 'pt'),
  );
}
