/** Words about children that endanger none. */
export const NO_MINOR: readonly string[] = [
  '(?:deix\\w+|fic\\w+ com|cuid\\w+ d\\w+|lev\\w+|busc\\w+)(?: \\w+){0,2} (?:criancas?|filh[oa]s?)(?: \\w+)? (?:quando|enquanto|para)(?: \\w+)? trabalh\\w+',
  '(?:porque|pois|ja que) (?:meu|minha) filh[oa] tem \\w+ (?:anos|meses)',
  '(?:conselheir[oa]|conselho|auditor\\w*|fiscal\\w*|promotor\\w*|ong|assistente social|educador\\w*|projeto|atend\\w+|combat\\w+)(?: \\w+){0,9} (?:trabalho infantil|exploracao infantil)',
  '(?:me )?ensin(?:ou|a|aram)(?: \\w+){0,3} (?:computador|celular|internet|tiktok|ingles)',
];
