/** Words of a location that name no place. Both languages, because boards of Brazilian employers use both. */
export const REMOTE =
  /(?<!\p{L})(remot[oae]s?|remotely|home[ -]?office|teletrabalho|work from home|wfh|anywhere)(?!\p{L})/giu;

export const HYBRID = /(?<!\p{L})(hybrid|h[ií]brid[oa])(?!\p{L})/iu;
export const ON_SITE = /(?<!\p{L})(on[- ]?site|presencial|in[- ]office)(?!\p{L})/iu;

const NOISE_WORDS = [
  'hybrid|h[ií]brid[oa]|on[- ]?site|presencial|in[- ]office|office|escrit[oó]rio',
  'greater|grande(?= s[aã]o paulo)|metropolitan|metro|[aá]rea|region|regi[aã]o( metropolitana)?( d[eo])?',
  'estado d[eo]|state of|based|only|apenas|somente|within|from|in|em|todo o|all',
  'matriz|sede|hq|headquarters|100 ?%|fully|first|friendly',
];
export const NOISE = new RegExp(`(?<!\\p{L})(${NOISE_WORDS.join('|')})(?!\\p{L})`, 'giu');

/** Regions that Brazil is part of. */
export const OPEN =
  /^(latam|latin america|america latina|south america|america do sul|americas|worldwide|global|international|mundo|anywhere)$/;

/** Countries and regions that boards name most, apart from Brazil. */
const FOREIGN_NAMES = [
  'us|usa|u\\.s\\.|united states( of america)?|estados unidos|north america|canada|mexico',
  'portugal|spain|espana|espanha|france|franca|germany|alemanha|italy|italia',
  'uk|u\\.k\\.|united kingdom|reino unido|ireland|netherlands|poland|romania|europe|europa',
  'emea|apac|eu|asia|africa|india|china|japan|singapore|australia',
  'argentina|chile|colombia|peru|uruguay|paraguay|bolivia|ecuador|equador|venezuela',
  'panama|costa rica|el salvador|israel|philippines|vietnam|turkey',
];
export const FOREIGN = new RegExp(`^(${FOREIGN_NAMES.join('|')})$`);

/** Codes of states that are as often codes of other places (Boston, MA; Madrid, ES). */
export const AMBIGUOUS_CODES: ReadonlySet<string> = new Set([
  'AL',
  'ES',
  'MA',
  'MS',
  'MT',
  'PA',
  'PE',
  'PR',
  'RO',
  'SC',
  'SE',
]);
