import type { JobReading } from '@aura/shared-domain';
import type { Segment } from './segments.ts';

const HYBRID = /(?<!\p{L})(?:hibrid[oa]|hybrid|semipresencial)(?!\p{L})/u;
const REMOTE =
  /(?:100 ?% ?(?:remot[oa]|home|online)|(?:trabalho|vaga|modelo|modalidade|posicao|atuacao|regime|formato|oportunidade)(?: (?:de trabalho|e|sera|totalmente|em|:))*[: ]+(?:100% |totalmente )?(?:remot[oa]|home ?office|a distancia)|(?<!\p{L})home[- ]?office(?!\p{L})|anywhere office|(?:fully|100%|work) remote|remote (?:work|position|role|job|first|-|–|\(|within|in brazil)|remotely from|work from (?:home|anywhere)|(?:^|[(|–/,-] ?)remot[oae]s?(?: ?[)|–/,.-]|\s*$))/u;
const ON_SITE =
  /(?:(?:trabalho|vaga|modelo|modalidade|regime|atuacao|formato|atividades?)(?: (?:de trabalho|e|sera|:|100%))*[: ]+(?:100% )?presencial|100 ?% presencial|(?:^|[(|–/,-] ?)(?:presencial|on-?site)(?: ?[)|–/,.-]|\s*$)|on-?site (?:work|position|role|in|at)|in[- ]office)/u;
const NOT_WORK =
  /(?:nuvem|cloud|veiculo|carro|app|aplicativo|mobile|motor|desenvolvimento|milho|sementes?) hibrid[oa]s?|hybrid (?:cloud|app|mobile|vehicle)s?/gu;

/** Where the work is done; null where the ad does not say, hybrid where it names both. */
export function workModelOf(segments: readonly Segment[]): JobReading['workModel'] {
  const texts = segments.map(({ folded }) => folded.folded.trim().replace(NOT_WORK, ' '));
  const names = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  const remote = names(REMOTE);
  const onSite = names(ON_SITE);
  if (names(HYBRID) || (remote && onSite)) return 'hybrid';
  if (remote) return 'remote';
  return onSite ? 'onSite' : null;
}

type Contract = JobReading['contracts'][number];

const CUE =
  /contrat|regime|tipo de|modalidade|vinculo|efetiv|modelo|vaga|salario|remuneracao|contract|position|job/u;
const CONTRACTS: readonly (readonly [Contract, RegExp])[] = [
  [
    'clt',
    /(?<![\p{L}\p{N}])clt(?![\p{L}\p{N}])|carteira assinada|contratacao efetiva|efetivo \(clt\)|vaga efetiva/u,
  ],
  ['pj', /(?<![\p{L}\p{N}])pj(?![\p{L}\p{N}])|pessoa juridica|prestador de servico/u],
  [
    'internship',
    /(?:vaga|programa|contrato|bolsa|tipo|oportunidade|lei)[^.;\n]{0,24}(?:de|:|do) estagio|estagio (?:remunerado|de \d)|internship/u,
  ],
  [
    'apprentice',
    /(?:jovem|menor|programa|vaga|contrato)[^.;\n]{0,16} aprendiz|contrato de aprendizagem|apprenticeship/u,
  ],
  ['temporary', /temporari[oa]|prazo determinado|temporary|fixed[- ]term|safra/u],
  ['cooperative', /cooperad[oa]s?(?!\p{L})/u],
];
/** Clients and laws by the same letters: "atendimento a clientes PJ", "conhecimento da CLT". */
const NOT_CONTRACT =
  /(?:clientes?|conta|carteira|pf e|pf\/|segmento|publico|gerente|empresas)[^.;\n]{0,20}(?<![\p{L}\p{N}])pj(?!\p{L})|(?:conhecimento|legislacao|leis?|normas|regras|rotinas)[^.;\n]{0,30}(?<!\p{L})clt(?!\p{L})/gu;

/** How people are hired, in the order of the contract; empty where the ad does not say. */
export function contractsOf(title: string, segments: readonly Segment[]): Contract[] {
  const named = CONTRACTS.filter(([contract, pattern]) =>
    segments.some(({ section, label, folded }) => {
      const text = folded.folded.replace(NOT_CONTRACT, ' ');
      if (!pattern.test(text)) return false;
      if (contract === 'internship' || contract === 'apprentice' || contract === 'cooperative') return true;
      const cue = CUE.test(`${label} ${text}`);
      if (contract === 'temporary') return cue;
      return cue || (section !== 'mandatory' && section !== 'desirable' && section !== 'activities');
    }),
  ).map(([contract]) => contract);
  const folded = title.toLowerCase();
  const titled: Contract[] = [
    ...(/est[áa]gi|\bintern(?:ship)?\b/u.test(folded) ? (['internship'] as const) : []),
    ...(/aprendiz|apprentice/u.test(folded) ? (['apprentice'] as const) : []),
  ];
  const all = new Set([...named, ...titled]);
  return CONTRACTS.map(([contract]) => contract).filter((contract) => all.has(contract));
}

const PCD = /(?<!\p{L})(?:pcds?|pessoas? com deficiencia|people with disabilities|disabilities)(?!\p{L})/u;
const EXCLUSIVE =
  /(?:exclusiv\p{L}+|afirmativ\p{L}+|destinad\p{L}+|reservad\p{L}+)[^.;\n]{0,40}(?:pcds?|pessoas? com deficiencia)|(?:pcds?|pessoas? com deficiencia)[^.;\n]{0,20}(?:exclusiv|afirmativ)/u;
const ALSO =
  /(?:tambem|inclusive|elegive|abert[oa]s? (?:a|para)|todas as (?:nossas )?vagas|nao (?:e )?exclusiv)/u;

/** Whether people with disabilities are meant alone or as well; null where the ad does not say. */
export function disabilityOf(title: string, segments: readonly Segment[]): JobReading['disability'] {
  const texts = segments.map(({ folded }) => folded.folded).filter((text) => PCD.test(text));
  if (texts.some((text) => EXCLUSIVE.test(text) && !ALSO.test(text))) return 'exclusive';
  if (/(?<!\p{L})pcd(?!\p{L})/iu.test(title)) return 'exclusive';
  return texts.length > 0 ? 'open' : null;
}
