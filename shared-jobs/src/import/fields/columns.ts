import { toKey } from './text.ts';

/** Fields of an ad in a table or an object, with the first name being the one that is written. */
const NAMES = {
  title: ['titulo', 'cargo', 'vaga', 'titulo da vaga', 'title', 'job title', 'position', 'name'],
  company: ['empresa', 'company', 'organizacao', 'employer', 'company name', 'nome da empresa'],
  city: ['cidade', 'local', 'local de trabalho', 'localizacao', 'municipio', 'city', 'location'],
  state: ['uf', 'estado', 'state'],
  workModel: ['modelo', 'modalidade', 'modelo de trabalho', 'work model', 'workplace type', 'workplace'],
  contract: ['regime', 'contrato', 'tipo de contrato', 'contract', 'contracts', 'employment type'],
  disability: ['pcd', 'disability'],
  salaryMin: ['salario_min', 'salario minimo', 'salary min', 'min salary', 'salario de'],
  salaryMax: ['salario_max', 'salario maximo', 'salary max', 'max salary', 'salario ate'],
  salary: ['salario', 'salary', 'remuneracao', 'faixa salarial', 'bolsa', 'bolsa auxilio'],
  salaryPeriod: ['salario_periodo', 'periodo', 'salary period'],
  currency: ['moeda', 'currency'],
  salaryOrigin: ['salario_origem', 'salary origin'],
  publishedOn: [
    'publicada_em',
    'publicado em',
    'data',
    'data de publicacao',
    'published',
    'published on',
    'date posted',
  ],
  expiresOn: [
    'expira_em',
    'validade',
    'prazo',
    'inscricoes ate',
    'data limite',
    'expires on',
    'valid through',
  ],
  contact: ['contato', 'contact', 'enviar curriculo para', 'email', 'whatsapp', 'telefone'],
  url: ['link', 'url', 'endereco', 'job url', 'apply url'],
  description: [
    'descricao',
    'descricao da vaga',
    'texto',
    'anuncio',
    'description',
    'job description',
    'text',
  ],
} as const;

export type Column = keyof typeof NAMES;

export const COLUMNS = Object.keys(NAMES) as readonly Column[];

/** The name of a column as written to files. */
export const findColumnName = (column: Column): string => NAMES[column][0];

const BY_KEY: ReadonlyMap<string, Column> = new Map(
  COLUMNS.flatMap((column) => NAMES[column].map((name) => [toKey(name), column] as const)),
);

/** The column of a name, in Portuguese or English, in any spelling; null for unknown names. */
export const findColumn = (name: string): Column | null => BY_KEY.get(toKey(name)) ?? null;
