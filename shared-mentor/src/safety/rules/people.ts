/** Words for the people that messages are about, as parts of phrases; all folded. */

const OWN =
  '(?:(?:meus?|minhas?|os?|as?|uma?|do|da|dos|das|no|na|pelo|pela|seu|sua|nosso|nossa|esse|essa|aquele|aquela) )?';

/** Somebody at work, with an article or "meu" before it or not. */
export const AT_WORK = `${OWN}(?:ex )?(?:chef[ae]s?|chefia|gerentes?|gestor(?:a|es)?|supervisor(?:a|es)?|coordenador(?:a|es)?|diretor(?:a|es)?|patrao|patroa|patroes|lider(?:es)?|lideranca|encarregad[oa]s?|don[oa]s?|colegas?|colega de trabalho|superior(?:a|es)?|socios?|presidente|rh|clientes?|equipe|time|empresa|pessoal do trabalho|tutor|mestre de obras|medico chefe)`;

/** "Meu ex" is a partner, "meu ex-chefe" is not. */
const FORMER =
  'ex(?! (?:chef|patr|gerente|colega|empre|gestor|coordenador|supervisor|funcion|lider|diretor|soci))';

/** Somebody at home. */
export const AT_HOME = `${OWN}(?:ex )?(?:${FORMER}|marido|esposo|esposa|mulher|namorad[oa]|noiv[oa]|companheir[oa]|parceir[oa]|ex marido|ex namorad[oa]|pai|mae|padrasto|madrasta|tio|tia|irmao|irma|avo|prim[oa]|cunhad[oa]|sogr[oa]|genro|filh[oa]|pais|familia)`;

/** The one that somebody shares their life with. */
export const PARTNER = `${OWN}(?:ex )?(?:${FORMER}|marido|esposo|esposa|mulher|namorad[oa]|noiv[oa]|companheir[oa]|pai d[oae]s? (?:meu|minha|meus|minhas) filh[oa]s?)`;

/** Anybody who can be hurt. */
export const SOMEBODY = `(?:${AT_WORK}|${AT_HOME}|el[ea]s?|todo mundo|todos|todas|alguem|aquel[ea] \\w+|ess[ea] (?:cara|homem|mulher|desgracad[oa]|infeliz|filh[oa] da puta|fdp|idiota)|o cara|uma pessoa|pessoas|gente|(?:meu |o )?vizinho|(?:os )?alunos)`;

/** "I", doing or wanting: before a verb in the infinitive. */
export const WANT =
  '(?:quer[oe]|queria|quis|queriamos|vou|irei|preciso|vontade de|afim de|a fim de|penso em|penso muito em|pensando em|pensei em|pensado em|ja pensei em|pensar em|planejo|planejando|planejei|tentei|tentar|tento|tentando|decidi|resolvi|pretendo|disposto a|disposta a|capaz de|desejo|prefiro|preferia|pronto para|pronta para|deveria|devia|cogito|cogitando|so penso em|sonho em|posso acabar|melhor)';
