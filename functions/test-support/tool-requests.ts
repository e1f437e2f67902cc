import { randomUUID } from 'node:crypto';
import {
  createEmptyResume,
  type LinkedInRunRequest,
  type ResumeRunRequest,
  type ResumeStructure,
} from '@aura/shared-domain';

const ITEMS = [
  'Atendi clientes no balcão e pelo telefone',
  'Organizei o estoque da loja com planilhas',
  'Treinei colegas novos no sistema de vendas',
];

/** A CV of known fields; another list of items makes it another document. */
export function someResume(changes: { name?: string; items?: readonly string[] } = {}): ResumeStructure {
  return {
    ...createEmptyResume(),
    contact: {
      name: changes.name ?? 'Ana Souza',
      email: 'ana.souza@exemplo.invalid',
      phone: '+5511987654321',
      location: 'São Paulo, SP',
      links: ['linkedin.com/in/ana-souza'],
    },
    experiences: [
      {
        title: 'Vendedora',
        company: 'Loja Central',
        location: '',
        start: '2020-01',
        end: null,
        current: true,
        items: [...(changes.items ?? ITEMS)],
      },
    ],
    skills: ['Excel', 'Atendimento'],
  };
}

/** A CV of so many jobs, with so many items each: ten of sixty items take a second in a thread that has just begun. */
export function makeLongResume(jobs: number, itemsEach: number): ResumeStructure {
  const [job] = someResume().experiences;
  if (!job) throw new Error('the CV has no job');
  const items = Array.from(
    { length: itemsEach },
    (_, i) => `Reduzi em ${i}% o custo de ${i} lojas com Excel e SQL`,
  );
  return { ...someResume(), experiences: Array.from({ length: jobs }, () => ({ ...job, items })) };
}

/** A request that the backend accepts. */
export function makeResumeRunRequest(
  changes: Partial<Omit<ResumeRunRequest, 'input'>> & Partial<ResumeRunRequest['input']> = {},
): ResumeRunRequest {
  const { requestId = randomUUID(), revisionOf = null, changes: stated, ...input } = changes;
  return {
    requestId,
    revisionOf,
    ...(stated && { changes: stated }),
    input: {
      resume: someResume(),
      reading: { layout: 'oneColumn', notices: [] },
      goal: 'Gerente de loja',
      jobText: '',
      ...input,
    },
  };
}

/** A request that the backend accepts. */
export function linkedInRunRequest(
  changes: Partial<Omit<LinkedInRunRequest, 'input'>> & { goal?: string; about?: string; name?: string } = {},
): LinkedInRunRequest {
  const { requestId = randomUUID(), revisionOf = null, goal = 'Gerente de loja', about, name } = changes;
  return {
    requestId,
    revisionOf,
    input: {
      profile: {
        name: name ?? 'Ana Souza',
        headline: 'Vendedora na Loja Central',
        about: about ?? 'Trabalho com vendas e atendimento.',
        location: '',
        url: 'https://www.linkedin.com/in/ana-souza',
        experiences: [],
        education: [],
        skills: [],
        courses: [],
        languages: [],
        recommendations: null,
        unclassified: [],
        notInSource: [],
      },
      source: 'text',
      goal,
      resume: null,
      declared: { photo: null, cover: null, openToWork: null, customUrl: null },
      accountName: 'Ana Souza',
      ownerConfirmed: true,
    },
  };
}
