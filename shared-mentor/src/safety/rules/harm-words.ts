/** Parts of phrases about bodily harm that several rules share. */

/** Done to "me", as what somebody else does or did. */
export const HARMED_ME =
  '(?:me (?:bat\\w+|agred\\w+|agrid\\w+|espanc\\w+|soc(?:ou|aram|a)|esmurr\\w+|esfaque\\w+|enforc\\w+|esgan\\w+|estrangul\\w+|empurr(?:ou|a|ava|aram|ando) (?:da|na|no|contra|com|e|escada)|chut(?:ou|a|ava|aram)|estape\\w+|quebrou (?:o|a|meu|minha|um)|deu (?:um |uns |uma |varios )?(?:tapas?|socos?|murros?|chutes?|empurr\\w+|surra|pancad\\w+|paulad\\w+)|da (?:tapas?|socos?|murros?|chutes?|surra)|jogou (?:no chao|na parede|contra)|arrast\\w+|puxou (?:pelo|o meu|meu|pelos)|pux(?:a|ou) (?:meu|o) (?:cabelo|braco)|segurou (?:pelo|a forca|com forca)|amarr\\w+|tranc\\w+|machuc\\w+|queim\\w+ com|cuspi\\w+|jur(?:ou|aram) (?:de morte|que))|(?:bat\\w+|batendo) em mim|levantou a mao (?:para|contra) mim|apertou meu (?:pescoco|braco)|(?:levei|tomei) (?:um |uma |uns )?(?:tapas?|socos?|murros?|chutes?|surra|empurrao)|olho roxo|hematoma\\w*|cheia de marcas|roxos?)';

/** Without its cedilla "faça" reads like a knife: the word before tells them apart. */
export const KNIFE =
  '(?:(?:um|uma|com|de|da|na|minha|essa|sua|puxou|pela|mostrou|pegou|pegar|ou) (?:a )?faca|a faca|facas)';

export const WEAPON = `(?:arma|armas|revolver|pistola|fuzil|espingarda|facada|${KNIFE}|facao|canivete|tiro|tiros|bala|bomba|gasolina|molotov|machado|taco de beisebol|soco ingles)`;
