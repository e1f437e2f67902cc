import { hasMetric } from '../wording/metric.ts';
import { OWN_VERB } from './actor.ts';

/** From one figure to another, or how far something moved. */
const CHANGE =
  /(?<!\p{L})(?:(?:de|em) [^,;.]{0,25}\d[^,;]{0,30} (?:para|pra|p|a) [^,;]{0,12}\d|(?:caiu|cairam|subiu|subiram|passou|passaram|saiu|sairam|baixou|baixaram|foi|foram) (?:de|para|a) |(?:contra|ante|frente a) [^,;]{0,14}\d|\d+(?:,\d+)? ?(?:%|por cento|vezes|x) (?:a )?(?:menos|mais|menor|maior|acima)|(?:menos|mais) \d|(?:dobr|tripl)\p{L}+|(?:pela|a) metade|era(?:m)? [^;.]{1,30}\d[^;.]{0,12}, hoje|antes [^;.]{1,30}\d[^;.]{0,20}, (?:hoje|agora|depois))|\d[\d.,%]*\s?(?:→|->|–>)\s?\d/u;
const RESULT =
  /(?<!\p{L})(?:reduz\p{L}*|aument\p{L}*|bat(?:i|eu|emos|endo)|super(?:ei|ou|amos)|zer(?:ei|ou|ado)|elimin\p{L}+|economiz\p{L}+|economia|evit(?:ei|ou)|recuper\p{L}+|conquist\p{L}+|ganh(?:ei|ou|amos)|venc(?:i|eu)|premi\p{L}+|premio|reconhec\p{L}+|primeir[oa] lugar|[1-3][oaºª] lugar|melhor [^,;]{0,30}|recorde|destaque|elogi\p{L}+|implant\p{L}+|cri(?:ei|ou)|desenvolv(?:i|eu)|organiz(?:ei|ou)|capt(?:ei|ou)|fech(?:ei|ou)|promovid[oa]|sem (?:acidente|reclamac|ressalva|perda|multa|falta|erro|glosa|nenhum)\p{L}*|nenhum[a]? (?:acidente|reclamac\p{L}*|multa|perda|nao conformidade|queda|falta|ressalva|advertencia)|nunca \p{L}+)(?!\p{L})/u;
/** First of many, the best, praised, chosen. */
const RANKED =
  /(?<!\p{L})(?:premi\p{L}+|ganhei|(?:[oa]s?|um d[oa]s|uma das|entre [oa]s) (?:\p{L}+ )?(?:mais|menos|menor(?:es)?|maior(?:es)?|melhor(?:es)?) |\d+[oaºª] (?:lugar|colocad)|(?:em|fiquei em|fui [oa]) (?:1|primeir|segund)|primeir[oa] (?:lugar|colocad)|(?:funcionari|colaborador|vendedor|destaque)\p{L}* d[oe] (?:mes|ano)|me (?:escolh|cham|promov|indic)\p{L}+|fui (?:escolhid|promovid|convidad|indicad|premiad)|adotad[oa]s? (?:por|em|pel)|virou (?:padrao|modelo|referencia)|sem (?:ressalva|nenhum)|nenhum[a]? )/u;
/** Others learn it from the person, or follow her. */
const TEACHES =
  /(?<!\p{L})(?:treinei|ensinei|ensino|formei|orientei|oriento|capacitei|coordeno|coordenei|comando|lidero|liderei|supervisiono|supervisionei|conduzo|conduzi|implantei|implementei|criei|montei|escrevi|elaborei|negociei|abri|descobri|resolvi|organizei)(?!\p{L})/u;
/** Papers and courses are no deeds. */
const PAPER =
  /(?<!\p{L})(?:nr[- ]?\d|cnh|validade|valid[oa] ate|vence\p{L}*|venceu|renovad[oa]|reciclagem|curso|palestra|certificad[oa]|afastad[oa]|licenca|ensino medio|magisterio|licenciatura|cursando|disponib\p{L}*|meta 20\d\d)(?!\p{L})/u;
const MONEY = /r\$ ?\d/u;
const PERCENT = /\d ?%/u;
const HOLDS =
  /(?<![\p{L}])(?:equipe|time|\d+ (?:pessoas|tecnicos|auxiliares|alunos|clientes|familias|pacientes|leitos|lojas|operadores|colaboradores|criancas))/u;

/** How much a clause tells of what somebody brought about: change, result, rank, size; papers tell nothing. */
export const weightOfDeed = (text: string): number =>
  (CHANGE.test(text) ? 3 : 0) +
  (RESULT.test(text) ? 2 : 0) +
  (RANKED.test(text) ? 2 : 0) +
  (TEACHES.test(text) ? 1 : 0) +
  (PERCENT.test(text) ? 1.5 : 0) +
  (MONEY.test(text) ? 1.5 : 0) +
  (hasMetric(text) ? 1.5 : 0) +
  (HOLDS.test(text) ? 1 : 0) +
  (OWN_VERB.test(text) ? 0.5 : 0) -
  (PAPER.test(text) ? 3 : 0);
