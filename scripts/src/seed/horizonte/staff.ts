import type { DepartmentId } from './company.ts';

/** When people were put on the list: in one of three imports, or a few days ago, one by one. */
export type Arrival = 'first' | 'second' | 'third' | 'recent';

export interface Staff {
  readonly department: DepartmentId;
  /** How many of its people accept, in the course of the weeks. */
  readonly accepting: number;
  /** How eager they are to learn, 0 to 1. */
  readonly pace: number;
  readonly people: Readonly<Partial<Record<Arrival, readonly string[]>>>;
}

/** The people of the demo company. No name is meant to be that of somebody who exists. */
export const STAFF: readonly Staff[] = [
  {
    department: 'engenharia',
    accepting: 22,
    pace: 0.6,
    people: {
      first: [
        'Adriana Nogueira',
        'Alan Furtado',
        'André Cavalcanti',
        'Beatriz Sampaio',
        'Caio Moreira',
        'Camila Rezende',
        'Danilo Peixoto',
        'Débora Antunes',
        'Eduardo Pacheco',
        'Elisa Brandão',
        'Fábio Toledo',
        'Gabriela Monteiro',
        'Guilherme Assis',
        'Heitor Valença',
        'Isadora Queiroz',
      ],
      second: ['João Vítor Lacerda', 'Karina Bastos', 'Leandro Fontes', 'Luana Siqueira', 'Márcio Vilela'],
      third: [
        'Natália Coutinho',
        'Otília Barcelos',
        'Paulo Henrique Sarmento',
        'Raquel Dornelas',
        'Sérgio Maldonado',
        'Talita Vieira Lins',
      ],
      recent: ['Rafael Teixeira'],
    },
  },
  {
    department: 'produto',
    accepting: 18,
    pace: 0.75,
    people: {
      first: [
        'Aline Barreto',
        'Bruno Teles',
        'Cecília Prates',
        'Diego Amaral',
        'Fernanda Lobo',
        'Igor Salgado',
        'Juliana Mesquita',
        'Lucas Varela',
        'Marina Esteves',
        'Pedro Guerra',
      ],
      second: [
        'Otávio Meireles',
        'Priscila Drummond',
        'Renata Cordeiro',
        'Rodrigo Alencar',
        'Simone Ventura',
      ],
      third: ['Tânia Belmonte', 'Ulisses Fragoso', 'Valéria Pimenta', 'William Tavares', 'Yara Contreiras'],
      recent: ['Tiago Falcão'],
    },
  },
  {
    department: 'comercial',
    accepting: 17,
    pace: 0.4,
    people: {
      first: [
        'Alexandre Porto',
        'Bianca Leal',
        'Cláudio Seixas',
        'Daniela Pontes',
        'Everton Maia',
        'Flávia Camargo',
        'Gustavo Parreira',
        'Heloísa Garrido',
        'Ivan Carneiro',
        'Letícia Bueno',
        'Marcelo Vidigal',
        'Nádia Furquim',
        'Olavo Ribas',
        'Paula Sardinha',
        'Ricardo Bulhões',
      ],
      third: [
        'Murilo Andrade',
        'Sabrina Louzada',
        'Thaís Mendonça',
        'Valdir Carrilho',
        'Vanessa Pimentel',
        'Wagner Siqueira Dias',
      ],
      recent: ['Patrícia Veloso'],
    },
  },
  {
    department: 'pessoas',
    accepting: 4,
    pace: 0.8,
    people: {
      first: ['Amanda Figueira', 'Cristina Paiva', 'Mateus Dorneles', 'Sônia Araripe'],
    },
  },
  {
    department: 'financeiro',
    accepting: 8,
    pace: 0.35,
    people: {
      first: ['Artur Benevides', 'Carla Pimentel', 'Edson Quintela', 'Gisele Rocha', 'Henrique Matos'],
      second: ['Lívia Torres', 'Nelson Abreu', 'Rosana Caldas', 'Vinícius Serra'],
    },
  },
];

/** Those who accepted and object to taking part in the numbers. */
export const OBJECTING = ['Caio Moreira', 'Letícia Bueno', 'Marina Esteves'];

/** Somebody who accepted and was taken off the list weeks later. */
export const TAKEN_OFF = 'Cláudio Seixas';
