/** Those whose trade it is. */
export const NO_ABUSE: readonly string[] = [
  '(?:coo?rdeno|facilito|conduzo|trabalho|trabalhei|atuo|atuei|estagi\\w+|registro|acompanho|atendo|atendi|oriento|pesquiso|estudo|acolho)(?: \\w+){0,7} (?:violencia \\w+|medidas? protetivas?|vitimas de (?:violencia|abuso)(?: \\w+)?|agressores|casa abrigo|delegacia da mulher)',
  '(?:estagio|estagiei|trabalhei|plantao|atendo|voluntari[oa]) na (?:delegacia da mulher|casa abrigo)',
  '(?:baba|cuidador[a]?|enfermeir[oa]|tecnic[oa]) (?:de|ha|em|com)(?: \\w+){0,5} (?:idos\\w+|bebes?|criancas?)',
];
