import { foldText } from '@aura/shared-career';

/** Swear words that no interview takes well, Portuguese and English; only on whole folded words. */
const COARSE = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:porras?|caralhos?|merdas?|foda(?:-se)?|fod(?:er|eu|ido|ida|am)|fudeu|`,
    String.raw`fudid[oa]|put[ao]s? que (?:o |a )?pariu|filh[oa]s? da puta|puta|putaria|cu|bosta|desgracad[oa]s?|`,
    String.raw`arrombad[oa]s?|vagabund[oa]s?|babacas?|idiotas?|imbeci(?:l|s)|cretin[oa]s?|otari[oa]s?|`,
    String.raw`cuz(?:ao|ona|oes)|viad[oa]s?|buceta|cacete|escrot[oa]s?|fuck(?:ing|ed)?|shit(?:ty)?|bullshit|`,
    String.raw`asshole|bitch|damn)(?![\p{L}\p{N}])`,
  ].join(''),
  'u',
);

/** A word about the tone where a swear word was used; null otherwise. The word itself is not said again. */
export function toneTipOf(text: string): string | null {
  return COARSE.test(foldText(text).folded)
    ? 'Há um palavrão ou um insulto na resposta. Em uma entrevista, diga o mesmo com outra palavra: descreva o que a pessoa fez em vez de qualificar a pessoa.'
    : null;
}
