import { setOf } from './act.ts';

/** Present of "eu" that nobody takes for a noun. */
export const PRESENT = setOf(
  'sou estou vou tenho faco sei acho penso gosto quero busco procuro atuo atendo vendo cuido lidero gerencio coordeno ' +
    'analiso verifico comeco aplico confirmo converso defino decido escrevo resolvo digo trago ponho vejo leio peco ' +
    'meco ouco venho posso reduzo conduzo corrijo sigo confiro sugiro reviso crio testo monto chamo explico entrego ' +
    'organizo planejo preparo priorizo pergunto identifico levanto mapeio comparo avalio acompanho ajusto comunico ' +
    'documento isolo monitoro registro separo simulo valido investigo escuto acredito pretendo desejo moro estudo ' +
    'trabalho participo desenvolvo implemento oriento ensino dirijo opero administro preciso consigo entendo mantenho ' +
    'garanto mostro combino negocio agendo alinho limpo higienizo checo inspeciono meco calculo aciono aviso informo ' +
    'observo termino finalizo inicio parto reproduzo refatoro automatizo publico divido anoto',
);
/** Of those, forms that are nouns too and need "eu" or the place of a verb. */
export const ALSO_NOUNS = setOf(
  'trabalho estudo registro documento ensino negocio aviso inicio parto vendo preciso publico comeco termino limpo',
);
