import type { ViolationKind } from '../violation.ts';

/** What a name belongs to, by the words in it and before it. Folded. */
const INSIDE: readonly (readonly [ViolationKind, RegExp])[] = [
  [
    'institution',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:universidade|faculdades?|centro universitario|instituto|escola|colegio|senai|`,
        String.raw`senac|university|college|school|fundacao|academia|uf\p{L}{1,3}|if\p{L}{1,3}|puc\p{L}*)(?!\p{L})`,
      ].join(''),
      'u',
    ),
  ],
  [
    'certification',
    /(?<!\p{L})(?:certific\p{L}+|certified|certificate|habilitacao|licenca|registro|nr|iso|cpa)(?!\p{L})/u,
  ],
  [
    'employer',
    new RegExp(
      [
        String.raw`(?<!\p{L})(?:empresa|grupo|banco|lojas?|hospital|clinica|santa casa|super\p{L}+|mercado|`,
        String.raw`atacad\p{L}+|construtora|transportadora|ltda|industrias?|drogaria|farmacia|restaurante|`,
        String.raw`hotel|escritorio|cooperativa|prefeitura|distribuidora|laboratorio|editora|agencia|usina|`,
        String.raw`metalurgica|padaria)(?!\p{L})`,
      ].join(''),
      'u',
    ),
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

/** The kind of a name; `name` if unknown. @param before folded words before it */
export function classifyName(folded: string, before: string): ViolationKind {
  const inside = INSIDE.find(([, pattern]) => pattern.test(folded));
  if (inside) return inside[0];
  return BEFORE.find(([, pattern]) => pattern.test(before.slice(-60).trimEnd()))?.[0] ?? 'name';
}
