import type { Firestore } from 'firebase-admin/firestore';
import { ANSWER_DAYS, dayOf, type ContactSubject } from '@aura/shared-domain';

interface SeededTicket {
  /** Names it in the database, so that no run writes it twice. */
  readonly id: string;
  /** The end of its number. */
  readonly signs: string;
  readonly name: string;
  readonly email: string;
  readonly subject: ContactSubject;
  readonly company: string | null;
  readonly message: string;
  /** Before the run that writes it. */
  readonly daysAgo: number;
}

/** What people have written to the demonstration: one is late, one is a request with its legal term. */
const TICKETS: readonly SeededTicket[] = [
  {
    id: 'demo-mensagem-cobranca',
    signs: 'C0BRANCA',
    name: 'Ana Prado',
    email: 'ana@demo.aura',
    subject: 'pagamento',
    company: null,
    message: 'Assinei o Impulso ontem e apareceram duas cobranças na fatura. Podem conferir?',
    daysAgo: 3,
  },
  {
    id: 'demo-mensagem-dados',
    signs: 'DAD0S15D',
    name: 'Marcos Viana',
    email: 'marcos.viana@exemplo.test',
    subject: 'dados',
    company: null,
    message: 'Peço a confirmação de quais dados meus vocês tratam e a cópia deles, como prevê a LGPD.',
    daysAgo: 4,
  },
  {
    id: 'demo-mensagem-empresa',
    signs: 'EMPRESA1',
    name: 'Paula Nunes',
    email: 'paula@padaria.exemplo.test',
    subject: 'empresa',
    company: 'Padaria Pão Quente',
    message: 'Somos 38 pessoas em duas lojas. Como contratamos, e quanto custa por pessoa?',
    daysAgo: 1,
  },
  {
    id: 'demo-mensagem-duvida',
    signs: 'DVVDA001',
    name: 'Rui Castro',
    email: 'rui.castro@exemplo.test',
    subject: 'duvida',
    company: null,
    message: 'O otimizador lê currículo em inglês? Estou me candidatando a uma vaga de fora.',
    daysAgo: 0,
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes sure that the demonstration has messages to answer; what became of them in an earlier run is left as it is. */
export async function seedTickets(db: Firestore, now: Date): Promise<void> {
  for (const { id, signs, daysAgo, ...written } of TICKETS) {
    const document = db.doc(`leads/${id}`);
    if ((await document.get()).exists) continue;
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const inDays = (days: number) => new Date(createdAt.getTime() + days * DAY_MS);
    await document.create({
      ...written,
      isSuspect: false,
      createdAt,
      number: `${dayOf(createdAt).replaceAll('-', '')}-${signs}`,
      state: 'open',
      dueAt: inDays(ANSWER_DAYS[written.subject]),
      answers: [],
      closedAt: null,
      expiresAt: inDays(365),
    });
  }
}
