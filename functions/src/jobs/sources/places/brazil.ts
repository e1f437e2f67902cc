import { foldKey } from '@aura/shared-career';
import { STATE_NAMES, STATES, type Place, type StateCode } from '@aura/shared-domain';

/** The capital of a state, then others of its cities that name no other state of Brazil as well. */
const CITIES: Readonly<Record<StateCode, readonly string[]>> = {
  AC: ['Rio Branco'],
  AL: ['Maceió', 'Arapiraca'],
  AM: ['Manaus'],
  AP: ['Macapá'],
  BA: ['Salvador', 'Feira de Santana', 'Vitória da Conquista', 'Camaçari', 'Lauro de Freitas'],
  CE: ['Fortaleza', 'Caucaia', 'Juazeiro do Norte', 'Maracanaú', 'Sobral'],
  DF: ['Brasília', 'Taguatinga'],
  ES: ['Vitória', 'Vila Velha', 'Serra', 'Cariacica'],
  GO: ['Goiânia', 'Aparecida de Goiânia', 'Anápolis'],
  MA: ['São Luís', 'Imperatriz'],
  MG: [
    'Belo Horizonte',
    'Uberlândia',
    'Contagem',
    'Juiz de Fora',
    'Betim',
    'Montes Claros',
    'Uberaba',
    'Nova Lima',
    'Poços de Caldas',
  ],
  MS: ['Campo Grande', 'Dourados'],
  MT: ['Cuiabá', 'Rondonópolis', 'Sinop'],
  PA: ['Belém', 'Ananindeua', 'Parauapebas', 'Marabá'],
  PB: ['João Pessoa', 'Campina Grande'],
  PE: ['Recife', 'Olinda', 'Caruaru', 'Petrolina', 'Jaboatão dos Guararapes'],
  PI: ['Teresina', 'Parnaíba'],
  PR: [
    'Curitiba',
    'Londrina',
    'Maringá',
    'Ponta Grossa',
    'Foz do Iguaçu',
    'São José dos Pinhais',
    'Pato Branco',
  ],
  RJ: [
    'Rio de Janeiro',
    'Niterói',
    'Duque de Caxias',
    'Nova Iguaçu',
    'Petrópolis',
    'Macaé',
    'Volta Redonda',
    'Campos dos Goytacazes',
  ],
  RN: ['Natal', 'Mossoró', 'Parnamirim'],
  RO: ['Porto Velho', 'Ji-Paraná'],
  RR: ['Boa Vista'],
  RS: ['Porto Alegre', 'Caxias do Sul', 'Canoas', 'Novo Hamburgo', 'São Leopoldo', 'Pelotas', 'Gravataí'],
  SC: [
    'Florianópolis',
    'Joinville',
    'Blumenau',
    'Chapecó',
    'Itajaí',
    'Criciúma',
    'Balneário Camboriú',
    'São José',
    'Jaraguá do Sul',
  ],
  SE: ['Aracaju'],
  SP: [
    'São Paulo',
    'Campinas',
    'Guarulhos',
    'Osasco',
    'Barueri',
    'Santo André',
    'São Bernardo do Campo',
    'São Caetano do Sul',
    'São José dos Campos',
    'Ribeirão Preto',
    'Sorocaba',
    'Santos',
    'Jundiaí',
    'Piracicaba',
    'Bauru',
    'São Carlos',
    'São José do Rio Preto',
    'Indaiatuba',
    'Hortolândia',
  ],
  TO: ['Palmas', 'Araguaína'],
};

const byName = new Map(STATES.map((state) => [foldKey(STATE_NAMES[state]), state]));
const cities = new Map(
  STATES.flatMap((state) => CITIES[state].map((city) => [foldKey(city), { city, state }] as const)),
);

/** The state of this name, whatever its case and accents. */
export const stateNamed = (name: string): StateCode | null => byName.get(foldKey(name)) ?? null;

/** A capital or another large city of this name. */
export const cityNamed = (name: string): Place | null => cities.get(foldKey(name)) ?? null;

/** Whether a name or an ISO 3166 code is that of Brazil. */
export const isBrazil = (country: string): boolean => /^(brazil|brasil|bra?)$/.test(foldKey(country));
