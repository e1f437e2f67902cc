import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { judgeRequirement } from './judge.ts';
import { readPerson } from './person.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

const working = (items: string[], title = 'Analista', company = 'Empresa'): Partial<ResumeStructure> => ({
  experiences: [{ title, company, location: '', start: '2018-01', end: '2024-01', current: false, items }],
});

const judge = (resume: Partial<ResumeStructure>, asked: string) =>
  judgeRequirement(asked, readPerson({ ...createEmptyResume(), ...resume }, NOW));
const verdict = (resume: Partial<ResumeStructure>, asked: string): string => judge(resume, asked).verdict;

describe('a registration', () => {
  it.each<[Partial<ResumeStructure>, string, string]>([
    [{ unclassified: ['COREN-SP 412.877'] }, 'Registro ativo no COREN', 'proven'],
    [{ unclassified: ['CRC-PR ativo'] }, 'CRC ativo', 'proven'],
    [{ courses: ['Prevenção de Lesão por Pressão – COREN-SP – 2021 (8h)'] }, 'COREN ativo', 'denied'],
    [{ courses: ['Preparatório para o exame da OAB – Damásio'] }, 'Inscrição na OAB', 'denied'],
    [{ courses: ['Palestra sobre reforma tributária no CRC-SP – 2024'] }, 'Registro no CRC', 'denied'],
    [{ skills: ['Excel'] }, 'Registro no CREA', 'nothing'],
    [
      { registrations: [{ council: 'COREN', state: 'SP', number: '412.877' }] },
      'Registro ativo no COREN',
      'proven',
    ],
  ])('of %j, for the request “%s”, is %s', (resume, asked, expected) => {
    expect(verdict(resume, asked)).toBe(expected);
  });
});

it('covers the category or a lower one, unless it has expired', () => {
  const holding = (line: string) => verdict({ unclassified: [line] }, 'CNH D');
  expect(holding('CNH categoria E, com EAR')).toBe('proven');
  expect(holding('CNH categoria B')).toBe('denied');
  expect(holding('CNH categoria D, vencida em 2023')).toBe('denied');
  expect(judge({ licence: 'D' }, 'CNH D')).toMatchObject({
    verdict: 'proven',
    evidence: [{ excerpt: 'CNH D' }],
  });
});

describe('schooling', () => {
  const educated = (degree: string, area: string, items: string[] = []): Partial<ResumeStructure> => ({
    education: [
      {
        institution: 'Faculdade Central',
        degree,
        area,
        location: '',
        start: '2012',
        end: '2016',
        current: false,
        items,
      },
    ],
  });
  it('is in the requested subject', () => {
    const asked = 'Graduação em Ciências Contábeis';
    expect(verdict(educated('Bacharelado', 'Ciências Contábeis'), asked)).toBe('proven');
    expect(verdict(educated('MBA', 'Supply Chain'), asked)).not.toBe('proven');
    expect(verdict(educated('Bacharelado', 'Administração'), asked)).not.toBe('proven');
    expect(verdict(educated('Tecnólogo', 'Logística'), 'Ensino superior em TI ou RH')).not.toBe('proven');
  });
  it('is finished, unless the ad accepts a current student', () => {
    const given = educated('Bacharelado', 'Administração – trancado em 2016');
    expect(verdict(given, 'Superior completo em Administração')).toBe('denied');
    expect(verdict(given, 'Superior completo ou cursando em Administração')).toBe('denied');
  });
  it.each([
    ['trancado no 4º semestre'],
    ['1º semestre, trancado'],
    ['matrícula cancelada'],
    ['2º de 3 módulos, em andamento'],
  ])('is not finished if a point of its entry says “%s”', (progress) => {
    const asked = 'Superior completo em Administração';
    expect(verdict(educated('Bacharelado', 'Administração', [progress]), asked)).toBe('denied');
  });
  it('is finished whatever another course among its points says', () => {
    const given = educated('Bacharelado', 'Administração', ['Curso de inglês em andamento']);
    expect(verdict(given, 'Superior completo em Administração')).toBe('proven');
  });
});

describe('the outcome of a study', () => {
  const entry = (institution: string, items: string[] = []): Partial<ResumeStructure> => ({
    education: [
      {
        institution,
        degree: 'Curso de modelagem',
        area: '',
        location: '',
        start: null,
        end: null,
        current: false,
        items,
      },
    ],
  });
  it.each([
    [entry('comecei, não terminei'), 'denied'],
    [entry('Escola Central', ['abandonei em 2021']), 'denied'],
    [entry('Escola Central', ['nota final 9', 'Excel: abandonei']), 'listed'],
    [{ courses: ['Curso de modelagem, comprei e não assisti'] }, 'denied'],
    [{ courses: ['Curso de modelagem, 2021'] }, 'listed'],
  ])('in %j makes its subject %s', (resume, expected) => {
    expect(verdict(resume, 'Modelagem')).toBe(expected);
  });
});

describe('people of a trade', () => {
  it.each([
    ['Recrutamento de desenvolvedores Java e SRE', 'Desenvolvimento em Java', false],
    ['Gestão de 14 cozinheiros e 3 ajudantes', 'Cozinheiro de hotel', false],
    ['Gestão de 14 cozinheiros e 3 ajudantes', 'Gestão de cozinheiros', true],
    ['Desenvolvimento de sistemas em Java', 'Desenvolvimento em Java', true],
  ])('in “%s” prove for “%s”: %s', (line, asked, proves) => {
    expect(verdict(working([line]), asked) === 'proven').toBe(proves);
  });

  it('are led if the CV says so in other words', () => {
    expect(verdict(working(['2 programadores respondem para mim']), 'Liderança de programadores')).toBe(
      'proven',
    );
    expect(verdict(working(['2 programadores usam o painel']), 'Liderança de programadores')).not.toBe(
      'proven',
    );
  });
});

it('reads no skill in the names of clients in brackets', () => {
  const sites = 'Temas WordPress para clientes (Angular Imóveis, Hotel Svelte)';
  expect(verdict(working([sites]), 'Angular')).not.toBe('proven');
  expect(verdict(working(['Temas WordPress e Angular para clientes']), 'Angular')).toBe('proven');
});

it.each([
  ['Protótipo em Figma para o portal. Não implementado.', 'Figma'],
  ['Estoque em processo: de 32 para 19 dias', 'Redução de estoque em processo'],
  ['Sou eu quem a imprensa procura quando o assunto é saúde', 'Vivência em saúde'],
])('reads no denial in: %s', (line, asked) => {
  expect(verdict(working([line]), asked)).not.toBe('denied');
});

describe('a denial', () => {
  it('outweighs lines that name only the rest of the skill', () => {
    const bus = (line: string) => working(['Dirigi ônibus urbano na linha 411', line], 'Motorista');
    expect(verdict(bus('Articulado nunca peguei'), 'Ônibus articulado')).toBe('denied');
    expect(verdict(bus('Dirigi o ônibus articulado da linha 520'), 'Ônibus articulado')).toBe('proven');
    // Most of the words are there, and what the requirement is about is not.
    const city = (line: string) => working(['Dirigi ônibus urbano em linha de centro', line], 'Motorista');
    expect(verdict(city('Trólebus nunca peguei'), 'Trólebus urbano em linha de centro')).toBe('denied');
    expect(verdict(city('Bitrem nunca peguei'), 'Trólebus urbano em linha de centro')).toBe('proven');
  });
});

describe('the actor', () => {
  it.each([
    ['AWS: nunca usei', 'AWS'],
    ['Power BI, quem monta os painéis é o time de BI', 'Power BI'],
    ['Zabbix – quero aprender', 'Zabbix'],
    ['US GAAP: a conversão é feita pela equipe da matriz', 'US GAAP'],
    ['Bitrem só manobrei no pátio, nunca viajei', 'bitrem'],
    ['O orçamento era da gerente', 'Orçamento'],
    ['SOX: não se aplica à empresa', 'Conhecimento de SOX'],
  ])('“%s” proves no %s', (item, asked) => {
    expect(verdict(working([item]), asked)).toBe('denied');
  });
  it('keeps a done task beside an undone one', () => {
    expect(verdict(working(['Uso Python todo dia; AWS nunca usei']), 'Python')).toBe('proven');
    expect(verdict(working(['Auditoria ISO 9001: nenhuma não conformidade']), 'ISO 9001')).toBe('proven');
  });
  it('does not count a course as experience', () => {
    const course = { courses: ['Liderança de equipes, 8h, 2023'] };
    expect(verdict(course, 'Experiência em liderança de equipe')).toBe('nothing');
  });
});

describe('deeds without the word', () => {
  it.each([
    ['Bati 118% da meta em 2024 e 104% em 2025', 'Histórico de atingimento de metas'],
    ['Densidade de infecção de 8,2 para 3,1 por mil, com o bundle que implantei', 'Controle de infecção'],
    ['Em porta em porta abri 64 clientes novos', 'Prospecção de novos clientes'],
    ['Pedido e visita lançados no Pipedrive', 'Uso de CRM'],
    ['Operação com zero acidentes em 8 anos', 'Direção defensiva'],
  ])('“%s” proves “%s”', (item, asked) => {
    const { verdict: found, evidence } = judge(working([item]), asked);
    expect(found).toBe('proven');
    expect(evidence[0]?.excerpt).toBe(item);
  });
});

it('counts years of the requested trade', () => {
  const nurse = working(['Plantões'], 'Enfermeira', 'UPA 24h');
  expect(verdict(nurse, '5 anos de experiência como enfermeira')).toBe('proven');
  expect(verdict(nurse, '5 anos de experiência como médica')).toBe('nothing');
  expect(verdict(nurse, '9 anos de experiência como enfermeira')).toBe('denied');
});

it('leaves availability open if the CV does not mention it', () => {
  const offering = { unclassified: ['Disponível para viagens'] };
  expect(verdict(offering, 'Disponibilidade para viagens')).toBe('listed');
  expect(verdict({}, 'Disponibilidade para viagens')).toBe('unknown');
  expect(verdict({ unclassified: ['Não posso viajar'] }, 'Disponibilidade para viagens')).toBe('denied');
  expect(verdict({ availability: ['Disponível à noite'] }, 'Disponibilidade para o turno noturno')).toBe(
    'listed',
  );
  expect(verdict({ unclassified: ['Viajo toda semana'] }, 'Disponibilidade para viagens')).toBe('listed');
});

it('applies the level of one language to no other on its line', () => {
  const speaking = { unclassified: ['Inglês avançado | espanhol básico | mandarim: só o alfabeto'] };
  expect(verdict(speaking, 'Inglês avançado')).toBe('proven');
  expect(verdict(speaking, 'Mandarim')).toBe('denied');
  expect(verdict({ unclassified: ['Espanhol intermediário. Inglês nem pensar.'] }, 'Inglês')).toBe('denied');
});

it('counts a list as a claim without proof', () => {
  expect(verdict({ skills: ['Excel'] }, 'Excel')).toBe('listed');
  expect(verdict({ summary: 'Liderança, Excel e metas' }, 'Excel')).toBe('listed');
});

describe('the person who acts', () => {
  it.each([
    ['A dosagem (cimento, areia, brita) é definida pelo laboratorista Renato; eu faço a fôrma', 'Cimento'],
    [
      'Quem poda as videiras, aplica calda e faz enxertia é a equipe do Osvaldo. Eu dirijo o trator',
      'Enxertia',
    ],
    ['O maestro conduzia os ensaios, eu cuidava das partituras', 'Condução de ensaios'],
    ['Alvenaria estrutural: a construtora', 'Alvenaria estrutural'],
    ['Ultrassom – comecei o estágio, parei na segunda semana', 'Ultrassom'],
    ['Torno CNC – noções', 'Torno CNC'],
    ['Rinha de vinhos (harmonização, em 2019, nunca apliquei)', 'Harmonização'],
    ['Afinação de pianos: auxiliei, um fim de semana', 'Afinação de pianos'],
    ['Interesse em apicultura, meliponicultura e agrofloresta', 'Meliponicultura'],
    ['Aulas para os clientes: Piano Calçados, Violino Alimentos Ltda', 'Violino'],
  ])('“%s” proves no %s', (item, asked) => {
    expect(['nothing', 'denied']).toContain(verdict(working([item]), asked));
  });

  it.each([
    ['Faço a fôrma e a armação; a dosagem é definida pelo laboratorista', 'Armação', 'proven'],
    ['Fui premiada pela diretoria por reorganizar o acervo de partituras', 'Acervo de partituras', 'proven'],
    ['Torno CNC – noções', 'Noções de torno CNC', 'proven'],
    ['Operei a colheitadeira; a plantadeira ficava com o gerente', 'Colheitadeira', 'proven'],
    ['CapCut, Canva, InDesign: nunca abri', 'Canva', 'proven'],
    ['CapCut, Canva, InDesign: nunca abri', 'InDesign', 'denied'],
    ['Word, Excel, Access (nunca usei)', 'Excel', 'proven'],
    ['Word, Excel, Access (nunca usei)', 'Access', 'denied'],
    ['Sinistro: acompanho o segurado do aviso ao pagamento', 'Sinistros', 'proven'],
  ])('“%s” shows %s: %s', (item, asked, expected) => {
    expect(verdict(working([item]), asked)).toBe(expected);
  });

  it('reads no skill in the name of an employer', () => {
    expect(verdict(working(['Atendimento no balcão'], 'Balconista', 'Kotlin Móveis Ltda'), 'Kotlin')).toBe(
      'nothing',
    );
  });

  it('gives the number behind a name to that person', () => {
    const item = 'Laudos assinados pela responsável técnica, Dra. Ivone Prates, CRF-SP 45.678';
    expect(verdict(working([item]), 'CRF ativo')).toBe('denied');
  });

  it('requires a complement for both alternatives, and reads no adjective as a thing', () => {
    const item = 'A frota é terceirizada, confiro o tacógrafo';
    expect(verdict(working([item]), 'Manutenção de tratores próprios ou terceirizados')).not.toBe('proven');
    expect(verdict(working(['Revisão de textos']), 'Revisão ou tradução de contratos')).not.toBe('proven');
  });
});

describe('jobs in running text', () => {
  const told: Partial<ResumeStructure> = {
    unclassified: [
      'Marceneiro na marcenaria do Bento, de março de 2015 a abril de 2021',
      'Fiz 40 cozinhas planejadas, da medida à montagem',
      'Padeiro desde maio de 2021, turno da madrugada',
      'Formação: ensino médio, 2010 a 2012',
    ],
  };
  it('count towards the years of their own trade', () => {
    expect(verdict(told, '5 anos de experiência como marceneiro')).toBe('proven');
    expect(verdict(told, '8 anos de experiência como marceneiro')).not.toBe('proven');
    expect(verdict(told, '3 anos de experiência como padeiro')).toBe('proven');
  });
});

it('counts no postgraduate course as a degree, and no future one as finished', () => {
  const entry = {
    institution: 'Instituto Sul',
    degree: 'Bacharelado',
    area: 'Química',
    location: '',
    start: '2023-02',
    end: '2028-12',
    current: false,
    items: [],
  };
  expect(verdict({ education: [entry] }, 'Superior completo em Química')).not.toBe('proven');
  expect(verdict({ education: [{ ...entry, end: '2020-12' }] }, 'Pós-graduação em Química')).not.toBe(
    'proven',
  );
});

describe('years of a subject', () => {
  const nurse = working(['Admissão e alta de 20 leitos'], 'Técnica de enfermagem – UTI adulto');
  it('ignore excluded parts and sizes in the ad', () => {
    expect(verdict(nurse, '2 anos em UTI adulto – estágio e clínica médica não')).toBe('proven');
    expect(verdict(nurse, '2 anos em UTI adulto com mais de 10 leitos')).toBe('proven');
  });
  it('count only in jobs that show most of it', () => {
    const asked = '2 anos de contabilidade tributária de cooperativas';
    expect(verdict(working(['Contabilidade de lojas'], 'Analista'), asked)).not.toBe('proven');
    expect(verdict(working(['Contabilidade tributária de cooperativas'], 'Analista'), asked)).toBe('proven');
  });
});

describe('a paper', () => {
  const listed = (line: string): Partial<ResumeStructure> => ({ courses: [line] });
  it.each<[Partial<ResumeStructure>, string, string]>([
    [listed('NR-35 – 8h – válida até 05/2027'), 'NR-35 vigente', 'listed'],
    [listed('NR-35 (reciclagem 08/2024, vale até 08/2026)'), 'NR-35 vigente', 'denied'],
    [listed('NR 35 fiz em 2015, tem que reciclar'), 'NR-35 em dia', 'denied'],
    [working(['Nas férias dela (20 dias por ano) toco a turma']), 'NR-20', 'nothing'],
    [working(['Sirvo vinho e sobremesa em 30 mesas']), 'Curso de sommelier', 'nothing'],
    [listed('Curso de sommelier, ABS, 60h, 2022'), 'Curso de sommelier', 'listed'],
  ])('of %j, for the request “%s”, is %s', (resume, asked, expected) => {
    expect(verdict(resume, asked)).toBe(expected);
  });
});

it('requires the level of a tool', () => {
  const listing = (skill: string) => verdict({ skills: [skill] }, 'Excel intermediário');
  expect(listing('Excel básico')).not.toBe('listed');
  expect(listing('Excel avançado')).toBe('listed');
  expect(verdict(working(['Preencho planilha de temperatura']), 'Excel intermediário')).toBe('nothing');
});

it('is held if one option is held and another denied', () => {
  const resume = { courses: ['CCNA: parei no módulo 1 de 3'], skills: ['MTCNA'] };
  expect(verdict(resume, 'CCNA ou MTCNA')).toBe('listed');
});

it('does not count a seller in a shop as its manager', () => {
  expect(verdict(working(['Vendi roupas na loja'], 'Vendedora'), 'Gerência de loja')).toBe('nothing');
  expect(verdict(working(['Gerenciei a loja do centro'], 'Gerente'), 'Gerência de loja')).toBe('proven');
});

it('withdraws words before a question that is answered with no', () => {
  expect(verdict({ skills: ['Libras intermediário? não, só sinais de bebê'] }, 'Libras')).not.toBe('proven');
});

it('reads the studies of one entry apart', () => {
  const studied = (institution: string, degree: string): Partial<ResumeStructure> => ({
    education: [
      { institution, degree, area: '', location: '', start: null, end: null, current: false, items: [] },
    ],
  });
  const both = studied('Direito – Faculdade Mineira do Serro', 'Pós-graduação em Processo, trancada');
  expect(verdict(both, 'Graduação em Direito')).toBe('proven');
  expect(verdict(both, 'Pós-graduação em Processo')).not.toBe('proven');
  const school = studied('(médio parei no primeiro ano)', 'Ensino fundamental completo');
  expect(verdict(school, 'Ensino fundamental completo')).toBe('proven');
  expect(verdict(school, 'Ensino médio completo')).not.toBe('proven');
});

it.each([
  ['NR 35 trabalho em altura, fiz em 2015, tem que reciclar', false],
  ['NR 35 válida até 08/2027, a NR 10 tem que reciclar', true],
  ['NR 35 trabalho em altura, fiz em 2026', true],
])('counts no paper that must be repeated: %s', (line, holds) => {
  expect(['proven', 'listed'].includes(verdict({ courses: [line] }, 'NR-35'))).toBe(holds);
});

it('looks for a paper by its subject: a missing other course denies nothing', () => {
  const resume = {
    courses: ['Liderança na indústria, SENAI, 40h'],
    other: [{ section: 'Cursos', lines: ['HACCP eu sei na prática, curso não tem'] }],
  };
  expect(verdict(resume, 'Curso de liderança')).toBe('listed');
});

describe('words of one family', () => {
  it.each([
    ['Cabeei a loja inteira, 28 pontos', 'Cabeamento'],
    ['Recebo cartão e dinheiro no caixa', 'Cartões'],
    ['Almoxarife de três depósitos', 'Almoxarifado'],
  ])('“%s” proves “%s”', (line, asked) => {
    expect(verdict(working([line]), asked)).toBe('proven');
  });
});

it('accepts a basic level if the ad names none', () => {
  const basic = { skills: ['Pacote Office básico'] };
  expect(verdict(basic, 'Pacote Office')).toBe('listed');
  expect(verdict(basic, 'Pacote Office avançado')).toBe('denied');
  expect(verdict(basic, 'Experiência com Pacote Office')).not.toBe('listed');
});

it('does not mistake areas behind a label for other people', () => {
  expect(
    verdict(working(['Gestão de 14 pessoas: contabilidade, fiscal e custos']), 'Gestão de pessoas'),
  ).toBe('proven');
});

it.each([
  ['Inglês: apresentei palestra em Berlim', 'Inglês avançado', 'proven'],
  ['Atendo em espanhol no balcão', 'Espanhol intermediário', 'proven'],
  ['Espanhol: estou no aplicativo há 200 dias', 'Espanhol', 'denied'],
  ['Inglês', 'Inglês avançado', 'nothing'],
])('takes what is done in a language as its rung: “%s” for “%s” is %s', (line, asked, expected) => {
  expect(verdict({ other: [{ section: 'Idiomas', lines: [line] }] }, asked)).toBe(expected);
});

it.each([
  ['BLS – feito em 2021, venceu em 2023', 'BLS válido'],
  ['Curso de Opera: baixei a apostila', 'Curso de Opera'],
  ['AWS Solutions Architect: expired in March', 'Certificação AWS'],
])('takes an entry of studies as one: “%s” does not prove “%s”', (line, asked) => {
  expect(verdict({ courses: [line] }, asked)).toBe('denied');
});

it('knows a subject by its short and its foreign name', () => {
  const degree = (name: string) => ({ courses: [name] });
  expect(
    verdict(degree('Pós-graduação em Supply Chain, 2023'), 'Pós-graduação em cadeia de suprimentos'),
  ).toBe('proven');
  expect(verdict(degree('Tecnólogo em ADS, 2021'), 'Superior em TI')).toBe('proven');
});

it('asks for no degree if it names a library of a university', () => {
  expect(judge(working(['Empréstimo']), 'Biblioteca universitária').by).toBe('matter');
});

it('takes the day that a person refuses from what they offer', () => {
  const offers = { unclassified: ['Posso qualquer turno de segunda a sábado, domingo não posso'] };
  expect(verdict(offers, 'Disponibilidade para trabalhar aos domingos')).toBe('denied');
  expect(verdict(offers, 'Disponibilidade para trabalhar aos sábados')).toBe('listed');
});
