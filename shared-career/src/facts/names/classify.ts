import type { ViolationKind } from '../violation.ts';

/** What a name belongs to, by the words in it and before it. Folded. */
const INSIDE: readonly (readonly [ViolationKind, RegExp])[] = [
  [
    'institution',
    /(?<!\p{L})(?:universidade|faculdades?|centro universitario|instituto|escola|colegio|senai|senac|university|college|school|fundacao|academia|uf\p{L}{1,3}|if\p{L}{1,3}|puc\p{L}*)(?!\p{L})/u,
  ],
  [
    'certification',
    /(?<!\p{L})(?:certific\p{L}+|certified|certificate|habilitacao|licenca|registro|nr|iso|cpa)(?!\p{L})/u,
  ],
  [
    'employer',
    /(?<!\p{L})(?:empresa|grupo|banco|lojas?|hospital|clinica|santa casa|super\p{L}+|mercado|atacad\p{L}+|construtora|transportadora|ltda|industrias?|drogaria|farmacia|restaurante|hotel|escritorio|cooperativa|prefeitura|distribuidora|laboratorio|editora|agencia|usina|metalurgica|padaria)(?!\p{L})/u,
  ],
];
const BEFORE: readonly (readonly [ViolationKind, RegExp])[] = [
  ['certification', /(?:certific\p{L}+|registro|inscricao|licenca|habilitacao)(?: \p{L}{1,4}){0,3} ?$/u],
  ['institution', /(?:formad[oa]|graduad[oa]|curso|cursei|estudei|diploma|graduacao)(?: \p{L}+){0,4} ?$/u],
  [
    'tool',
    /(?:sistema|software|ferramenta|plataforma|linguagem|aplicativo|usando|utilizando|uso|usei|utilizei|via)(?: \p{L}{1,3}){0,2} ?$/u,
  ],
  ['employer', /(?:empresa|clientes? como|trabalhei|atuei|loja|grupo|equipe)(?: \p{L}{1,3}){0,2} ?$/u],
];

/** Which kind of name it is; `name` where nothing tells. @param before folded words before it. */
export function classifyName(folded: string, before: string): ViolationKind {
  const inside = INSIDE.find(([, pattern]) => pattern.test(folded));
  if (inside) return inside[0];
  return BEFORE.find(([, pattern]) => pattern.test(before.slice(-60).trimEnd()))?.[0] ?? 'name';
}
