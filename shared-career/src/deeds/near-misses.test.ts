import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { judgeRequirement } from './judge.ts';
import { readPerson } from './person.ts';
import { verdictOf } from './relation-rows.testing.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

const working = (title: string, ...items: string[]): Partial<ResumeStructure> => ({
  experiences: [
    { title, company: 'Empresa', location: '', start: '2018-01', end: '2024-01', current: false, items },
  ],
});
const judge = (resume: Partial<ResumeStructure>, asked: string, ad = '') =>
  judgeRequirement(asked, readPerson({ ...createEmptyResume(), ...resume }, NOW), { ad });

describe('another kind of the same thing proves nothing', () => {
  it.each([
    ['Técnica de enfermagem na UTI adulto', 'Experiência em UTI neonatal'],
    ['Pintura residencial com massa corrida', 'Pintura industrial'],
    ['Clínica de grandes animais em fazendas', 'Clínica de pequenos animais'],
    ['Colhi soja e milho com colheitadeira', 'Operação de colheitadeira de cana'],
    ['Fechamento de contas a pagar', 'Contas a receber'],
    ['Manejo de bovinos de corte', 'Manejo de suínos'],
    ['Defesas em ações trabalhistas', 'Defesas em ações tributárias'],
    ['Mecânica de linha leve', 'Mecânica de linha pesada'],
    ['Técnica de enfermagem na UTI pediátrica', 'Experiência em UTI neonatal'],
    ['Apliquei papel de parede em lojas', 'Instalação de cortinas'],
    ['Fiz estampas de camisetas em serigrafia', 'Estamparia de metais'],
    ['Inspecionei peças injetadas', 'Operação de injetora'],
  ])('%s → %s', (line, asked) => {
    expect(judge(working('Profissional', line), asked).verdict).toBe('nothing');
  });

  it.each([
    ['Técnica de enfermagem na UTI adulto e na UTI neonatal', 'Experiência em UTI neonatal'],
    ['Pintura residencial e industrial', 'Pintura industrial'],
    ['Clínica de grandes e pequenos animais', 'Clínica de pequenos animais'],
    ['Conciliei contas a pagar e a receber', 'Contas a receber'],
    ['Mecânica de linha leve e pesada', 'Mecânica de linha pesada'],
    ['Defesas em ações tributárias e trabalhistas', 'Defesas em ações tributárias'],
  ])('both of them prove it: %s → %s', (line, asked) => {
    expect(judge(working('Profissional', line), asked).verdict).toBe('proven');
  });
});

describe('an example in brackets is proven by its own name alone', () => {
  it.each([
    ['Migrei serviços para EKS', 'Google Cloud (GKE)', 'nothing'],
    ['Migrei serviços para o GKE', 'Google Cloud (GKE)', 'proven'],
    ['Registrei negócios no Pipedrive', 'CRM (HubSpot, Pipedrive)', 'proven'],
    ['Trabalho conforme a NR-10', 'Normas regulamentadoras (NR-12 e NR-13)', 'nothing'],
    ['Trabalho conforme a NR-12', 'Normas regulamentadoras (NR-12 e NR-13)', 'proven'],
    ['Trabalho conforme a NR-12', 'Normas regulamentadoras', 'proven'],
  ])('%s → %s: %s', (line, asked, verdict) => {
    expect(judge(working('Profissional', line), asked).verdict).toBe(verdict);
  });
});

describe('a level', () => {
  const listing = (...skills: string[]) => ({ skills });

  it.each([
    ['Excel', 'Excel avançado', true],
    ['Excel', 'Excel intermediário', true],
    ['Excel avançado', 'Excel avançado', undefined],
    ['Excel (tabela dinâmica, PROCV)', 'Excel avançado', undefined],
  ])('the list says “%s”, asked is %s: unsure %s', (skill, asked, unsure) => {
    const { verdict, ...judged } = judge(listing(skill), asked);
    expect(verdict).toBe('listed');
    expect(judged.unsure).toBe(unsure);
  });

  it('is told by work at an intermediate level, and not at an advanced one', () => {
    const clerk = working('Assistente', 'Atualizei planilhas no Excel');
    expect(judge(clerk, 'Excel intermediário').unsure).toBeUndefined();
    expect(judge(clerk, 'Excel avançado').unsure).toBe(true);
  });
});

describe('a course', () => {
  const course = (name: string) => ({ courses: [name] });

  it.each([
    ['Operador de caixa – online, 3h', 'Operação de caixa', ''],
    ['Liderança para novos gestores – 16h', 'Liderança de equipe', ''],
    ['Hotelaria – 40h', 'Hotelaria', 'Desejável experiência em hotelaria'],
  ])('proves no deed: %s → %s', (name, asked, ad) => {
    expect(judge(course(name), asked, ad).verdict).toBe('nothing');
  });

  it('proves what is asked as knowledge', () => {
    expect(judge(course('Hotelaria – 40h'), 'Hotelaria', 'Hotelaria').verdict).toBe('listed');
  });

  it('is what a line of work tells that says how far it came', () => {
    const student = working('Camareira', 'Hotelaria, faculdade, 1 semestre');
    expect(judge(student, 'Hotelaria', 'experiência em hotelaria').verdict).toBe('nothing');
  });
});

it('what a person looks for tells nothing of what they did', () => {
  const seeking = 'Dentista clínica. Busco atuar com ortodontia e alinhadores.';
  expect(judge({ summary: seeking }, 'Alinhadores invisíveis').verdict).toBe('nothing');
  expect(
    judge({ summary: 'Dentista. Atuo com ortodontia e alinhadores.' }, 'Alinhadores invisíveis').verdict,
  ).toBe('listed');
});

it.each([
  ['The Cypress suite is written by our SDET', 'Cypress', 'denied'],
  ['Articulado: só no treinamento', 'Ônibus articulado', 'denied'],
  ['Curso de Opera PMS: baixei a apostila', 'Sistema Opera', 'denied'],
])('%s → %s: %s', (line, asked, verdict) => {
  expect(judge(working('Profissional', line), asked).verdict).toBe(verdict);
});

describe('a relation is no wider than what a recruiter takes as proof', () => {
  it.each([
    ['Carreteiro de carreta LS', 'Experiência com bitrem'],
    ['Conduzo linha urbana de ônibus', 'Ônibus articulado'],
    ['Consertei empilhadeiras elétricas', 'Movimentação de cargas'],
    ['Preparei alunos para o ENEM', 'Olimpíadas de matemática'],
    ['Reduzi a quebra de 9% para 4%', 'Ficha técnica'],
    ['Cortei cabelos femininos', 'Colorimetria'],
    ['Atendi crianças na pediatria', 'UTI neonatal'],
    ['Paguei boletos de fornecedores no banco', 'Meios de pagamento'],
    ['Trabalhei em escala 12x36', 'Gestão de escalas'],
    ['Faço escala 12x36 no plantão', 'Gestão de escalas'],
  ])('%s proves no %s', (line, asked) => {
    expect(verdictOf(line, asked)).toBe('nothing');
  });

  it.each([
    ['Dirigi bitrem no transporte de grãos', 'Carreta'],
    ['Operei empilhadeira', 'Movimentação de cargas'],
    ['Fiz mechas e balayage', 'Coloração'],
    ['Recebi em cartão na maquininha', 'Meios de pagamento'],
    ['Monto a escala de plantões da equipe', 'Gestão de escalas'],
    ['Atendi na UTI neonatal', 'Pediatria'],
    ['Preparei fichas técnicas de pratos', 'Ficha técnica'],
    ['Instalei cortinas e papel de parede', 'Instalação de cortinas'],
    ['Estampagem de peças metálicas na prensa', 'Estamparia de metais'],
    ['Troquei moldes da injetora', 'Operação de injetora'],
    ['Plantões na UTI neonatal e na UTI pediátrica', 'UTI neonatal'],
  ])('%s proves %s', (line, asked) => {
    expect(verdictOf(line, asked)).toBe('proven');
  });
});
