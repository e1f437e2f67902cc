import type { AdLine } from './ad-lines.ts';

const CHARGE = String.raw`(?:inscric\p{L}+|cadastro|adesao|reserva|matricula|participacao|candidatura|agenciamento|processamento|admissao|contratacao)`;
const FEE = String.raw`(?:taxas?|tarifas?|valor(?:es)?) (?:unic[ao] )?(?:administrativa|(?:de|d[ao]) (?:sua )?${CHARGE})`;
const PAY = String.raw`(?:pag(?:ar|ue|uem|amento|ando)|deposit(?:ar|e|o)|transferencia|transferir|pix|boleto)`;
const SECURE =
  String.raw`(?:garantir|reservar|confirmar|liberar|participar|concorrer|agendar|assegurar|segurar) (?:d?[ao]s? |` +
  String.raw`sua |seu |n[ao] )?(?:vaga|inscricao|cadastro|entrevista|processo|selecao|participacao|contratacao)`;
const THING = String.raw`(?:cursos?|treinamentos?|kits?|apostilas?|uniformes?|materia(?:l|is)|exames?)`;
const APPLICANT = String.raw`(?:candidat[oa](?:\(a\))?s?|interessad[oa](?:\(a\))?s?|voce)`;

/** Ways in which ads ask applicants for money. On folded sentences. */
const ASKS: readonly RegExp[] = [
  new RegExp(
    String.raw`${FEE}[^.]{0,40}(?:r\$|via pix|por pix|antecipad|cobrad|${PAY})|${PAY}[^.]{0,25}${FEE}`,
    'u',
  ),
  new RegExp(
    String.raw`${PAY}[^.]{0,60}(?:para|p/|antes de|e) ${SECURE}|${SECURE}[^.]{0,60}(?<!\p{L})(?:${PAY}|${FEE})`,
    'u',
  ),
  new RegExp(
    String.raw`${APPLICANT} (?:deve(?:ra|m|rao)?|precisa(?:ra|m)?|ter[ao] (?:que|de)|tem (?:que|de)) (?:pagar|comprar|adquirir|arcar|investir|depositar)`,
    'u',
  ),
  new RegExp(
    String.raw`${APPLICANT} (?:compra|paga|adquire|arca com) (?:apenas |so )?(?:[oa]s? |seus? |suas? |uma? |pel[oa]s? ` +
      String.raw`|d?[oa]s? custos? d[oa]s? )?(?:${THING}|taxas?|inscricao|cadastro|valor|r\$)|${APPLICANT} investe [^.]{0,20}r\$`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${THING}[^.]{0,60}(?:por conta d[oa]s? ${APPLICANT}|pag[oa]s? pel[oa]s? ${APPLICANT}|(?:deve|` +
      String.raw`precisa|tem que) ser (?:pag|comprad|adquirid)[oa])`,
    'u',
  ),
  /investimento (?:inicial|unico|minimo)[^.]{0,15}r\$/u,
  /comprovante d[eo] (?:pagamento|deposito|pix|transferencia)[^.]{0,60}(?:entrevista|vaga|inscricao|cadastro|selecao)/u,
  /(?:registration|application|training) fee (?:of|is|must)|(?:pay|buy)[^.]{0,30}(?:to (?:apply|secure|confirm)|starter kit)/u,
];
/** "Não cobramos nada", "a empresa paga", and money that belongs to the work itself. */
const HARMLESS = new RegExp(
  [
    String.raw`(?:nao|nunca|jamais|nenhum[a]?|never|not?)(?: \p{L}+){0,4} (?:cobra|pag|solicita|pede|`,
    String.raw`pedimos|exig|ha |existe|precisa|requer|tem custo|fee|charge|ask)|sem (?:nenhum|qualquer|`,
    String.raw`custo|taxa|cobranca|onus)|gratuit|isen(?:t|c)|desconfie|golpe|empresa (?:paga|arca|custeia|`,
    String.raw`cobre)|pela empresa|por conta da empresa|reembols|desconto|auxilio|bolsa|alun|client|`,
    String.raw`fornecedor|condomin|associad|contribuinte|pacient|inadimplen|tribut|atlet|morador|consumidor`,
  ].join(''),
  'u',
);
/** A task of the work: applicants are not asked to process or to check a payment. */
const TASK =
  /^[^\p{L}]*(?:processar|conferir|conciliar|lancar|controlar|contabilizar|provisionar|analisar)(?!\p{L})/u;

/** The sentence that asks applicants to pay; null without one. */
export function asksPayment(sentences: readonly AdLine[]): AdLine | null {
  return (
    sentences.find(
      ({ folded }) =>
        !HARMLESS.test(folded) && !TASK.test(folded) && ASKS.some((pattern) => pattern.test(folded)),
    ) ?? null
  );
}
