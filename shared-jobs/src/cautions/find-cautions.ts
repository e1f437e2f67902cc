import type { Caution, Cautions, Posting } from '@aura/shared-domain';
import { computeCompanyKey } from '../clusters/company-key.ts';
import { readVacancyText } from '../posting/vacancy-text.ts';
import { type AdLine, splitLines, getQuote, splitSentences } from './ad-lines.ts';
import { findChatOnly } from './chat.ts';
import { asksDocuments } from './documents.ts';
import { computeOldAge, countReposts } from './history.ts';
import { asksPayment } from './payment.ts';
import { findSalaryPromise } from './promise.ts';
import { BOARDS } from '../generated/boards.ts';
import { mayBeNameOf } from './company-name.ts';

const KNOWN_BOARDS: ReadonlySet<string> = new Set(BOARDS.split(' '));

/** Endings under which a name is registered one level deeper: "vagas.com.br", "ufmg.edu.br". */
const SECOND_LEVEL = /^(?:com|org|net|gov|edu|art|ind|inf|eco|tur|co|jus|mil|leg|adv|eng|med|tec|emp)$/u;
/** The registered part of a host, and the name in it. */
function splitHost(host: string): { readonly domain: string; readonly name: string } {
  const labels = host.split('.');
  const deep =
    labels.length > 2 && (labels.at(-1)?.length ?? 0) === 2 && SECOND_LEVEL.test(labels.at(-2) ?? '');
  const domain = labels.slice(deep ? -3 : -2).join('.');
  return { domain, name: domain.split('.')[0] ?? '' };
}

/**
 * The host of an ad that is neither the company's nor a known board's; null if it is, or if the ad has no address or
 * no company.
 */
function findOtherDomain({ vacancy }: Pick<Posting, 'vacancy'>): string | null {
  if (vacancy.url === null || computeCompanyKey(vacancy.company) === '') return null;
  const parsed = URL.parse(vacancy.url);
  if (!parsed) return null;
  const host = parsed.hostname.toLowerCase().replace(/^www\./u, '');
  // Only the registered part counts: any name can be written before it.
  const { domain, name } = splitHost(host);
  const known = KNOWN_BOARDS.has(domain) || host.endsWith('.gov.br');
  return known || mayBeNameOf(vacancy.company, name) ? null : host;
}

type Said = Pick<Caution, 'text' | 'check'>;

const makeCaution = (id: Caution['id'], said: Said, line?: AdLine): Caution => ({
  id,
  ...said,
  quote: line ? getQuote(line) : '',
});

/** One of these alone asks for care: money or papers can be lost by it. */
const WEIGHTY: ReadonlySet<Caution['id']> = new Set(['asksPayment', 'asksDocuments']);

const SAID = {
  noCompany: {
    text: 'O anúncio não diz quem contrata.',
    check:
      'Antes de enviar documentos, pergunte o nome e o CNPJ da empresa e confirme os dois em uma consulta pública.',
  },
  asksPayment: {
    text: 'O anúncio fala em pagamento feito por quem se candidata.',
    check:
      'Candidatar-se a um emprego não costuma ter custo. Antes de pagar qualquer valor, confirme com a empresa por um canal oficial.',
  },
  chatOnly: {
    text: 'O único contato que o anúncio oferece é um aplicativo de mensagens.',
    check:
      'Procure a empresa por outro canal, como o site ou o telefone oficial, e confirme que a vaga existe.',
  },
  asksDocuments: {
    text: 'O anúncio pede documentos ou dados bancários antes da entrevista.',
    check:
      'Esses dados costumam ser necessários só na contratação. Combine de enviá-los depois da entrevista, por um canal da empresa.',
  },
  salaryPromise: {
    text: 'O ganho prometido está muito acima do que é comum para o que a vaga pede.',
    check:
      'Peça por escrito o valor fixo, a forma de pagamento e o tipo de contrato e compare com vagas parecidas.',
  },
} satisfies Partial<Record<Caution['id'], Said>>;

const describeOld = (days: number): Said => ({
  text: `O anúncio mais recente desta vaga tem ${days} dias.`,
  check: 'Confirme na página da empresa se as inscrições continuam abertas.',
});
const describeReposted = (times: number): Said => ({
  text: `Esta vaga foi publicada ${times} vezes nos últimos 90 dias, em endereços diferentes.`,
  check: 'Pergunte à empresa se a vaga continua aberta e por que voltou a ser anunciada.',
});
const describeDomain = (host: string): Said => ({
  text: `O endereço do anúncio (${host}) não traz o nome da empresa nem é de um site de vagas que reconhecemos.`,
  check:
    'Siglas e páginas de parceiros são comuns. Para confirmar, procure a mesma vaga no site oficial da empresa.',
});

/**
 * Warning signs to check before applying, in the order of the contract: the finding, quoted from the ad if possible,
 * and how to check it.
 * @param today `YYYY-MM-DD`.
 */
export function findCautions(posting: Posting, today: string): Cautions {
  const lines = splitLines(readVacancyText(posting.vacancy));
  const sentences = splitSentences(lines);
  const days = computeOldAge(posting, today);
  const times = countReposts(posting, today);
  const host = findOtherDomain(posting);
  const quoted = (id: keyof typeof SAID, line: AdLine | null): Caution[] =>
    line ? [makeCaution(id, SAID[id], line)] : [];
  const cautions: Caution[] = [
    ...(days === null ? [] : [makeCaution('old', describeOld(days))]),
    ...(times === null ? [] : [makeCaution('reposted', describeReposted(times))]),
    ...(computeCompanyKey(posting.vacancy.company) === '' ? [makeCaution('noCompany', SAID.noCompany)] : []),
    ...quoted('asksPayment', asksPayment(sentences)),
    ...quoted('chatOnly', findChatOnly(posting, sentences)),
    ...quoted('asksDocuments', asksDocuments(sentences)),
    ...quoted('salaryPromise', findSalaryPromise(lines)),
    ...(host === null ? [] : [makeCaution('otherDomain', describeDomain(host))]),
  ];
  if (cautions.length === 0) return { level: 'none', cautions };
  const care = cautions.length > 1 || cautions.some(({ id }) => WEIGHTY.has(id));
  return { level: care ? 'care' : 'check', cautions };
}
