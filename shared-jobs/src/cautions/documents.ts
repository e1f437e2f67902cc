import type { AdLine } from './ad-lines.ts';

const DATA =
  String.raw`(?<!\p{L})(?:cpf|rg|dados bancarios|(?:dados|numero) d[ae] (?:sua )?conta|conta bancaria|chave pix|(?:dados|` +
  String.raw`numero|foto) d[oe] (?:seu )?cartao|senhas?|selfie|documentos? (?:pessoais|com foto)|bank (?:account|` +
  String.raw`details)|credit card)(?!\p{L})`;
/** Said to the person who reads. */
const TOLD =
  String.raw`(?<!\p{L})(?:envi(?:e|em)|mand(?:e|em)|inform(?:e|em)|encaminh(?:e|em)|fornec?(?:a|am)|preench(?:a|am)|` +
  String.raw`digit(?:e|em)|cadastr(?:e|em)|pass(?:e|em)|tire (?:uma )?foto|precisamos d[eoa]|solicitamos|pedimos|` +
  String.raw`responda com|send|provide)(?!\p{L})`;
/** Said of anyone, so that it may be what the work consists of. */
const ASKED = String.raw`(?<!\p{L})(?:enviar|mandar|informar|encaminhar|fornecer|preencher|necessari[oa]|obrigatori[oa])(?!\p{L})`;
const ASKS: readonly RegExp[] = [
  new RegExp(String.raw`${TOLD}[^.]{0,80}${DATA}`, 'u'),
  new RegExp(
    String.raw`${ASKED}(?=.*(?:seus?|suas?|candidat|interessad|curriculo|(?<!\p{L})cv(?!\p{L})|foto d|copia d|whats|inscri|cadastro))[^.]{0,80}${DATA}`,
    'u',
  ),
  new RegExp(
    String.raw`(?:curriculo|(?<!\p{L})cv|inscricao|cadastro|candidatura)[^.]{0,25}(?:com|e|junto)[^.]{0,25}${DATA}[^.]{0,60}(?:whats|` +
      String.raw`telegram|e-?mail|para|pelo|no link)`,
    'u',
  ),
];
/** Documents needed at hiring; and documents of clients, which belong to the work. */
const HARMLESS = new RegExp(
  [
    String.raw`(?:nao|nunca|jamais)(?: \p{L}+){0,4} (?:envi|inform|solicit|ped|precis|pass|compartilh|`,
    String.raw`exig|necess|mand)|(?:apos|depois|no ato|na fase|na etapa|no momento|quando|em caso|se for)[^.]{0,30}(?:contrat|`,
    String.raw`admiss|aprov|selecionad|efetiv|entrevista|oferta|proposta)|admission|admissao|primeiro dia|`,
    String.raw`no dia da entrevista|(?:cpf|rg) (?:ativo|regular|valido)|possuir|client|visitant|pacient|`,
    String.raw`alun|segurad|benefici|fornecedor|colaborador|funcionari|usuari|terceir|nota fiscal|cupom|`,
    String.raw`desconfie|golpe|sem (?:informar|enviar)`,
  ].join(''),
  'u',
);
/** Where people register to apply, and a number is what they register with. */
const PLATFORM = new RegExp(
  [
    String.raw`(?<!\p{L})(?:n[ao]|pel[ao]|via) (?:(?:plataforma|portal|sistema|site)(?: d[ao])? )?(?:abler|`,
    String.raw`catho|greenhouse|gupy|indeed|infojobs|inhire|kenoby|lever|linkedin|pandape|recrutei|solides|`,
    String.raw`vagas\.com|workday)(?!\p{L})|(?:plataforma|portal|pagina|site) de (?:candidatura|carreira|recrutamento|vagas)`,
  ].join(''),
  'u',
);
const MORE_THAN_A_NUMBER = /foto|copia|selfie|banc|conta|pix|cartao|senha|documento|bank|card/u;

const isRegistration = (folded: string): boolean => PLATFORM.test(folded) && !MORE_THAN_A_NUMBER.test(folded);

/** The sentence that asks for documents or accounts before any meeting; null without one. */
export function asksDocuments(sentences: readonly AdLine[]): AdLine | null {
  return (
    sentences.find(
      ({ folded }) =>
        !HARMLESS.test(folded) && !isRegistration(folded) && ASKS.some((pattern) => pattern.test(folded)),
    ) ?? null
  );
}
