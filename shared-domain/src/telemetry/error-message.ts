/** Longest message that is kept, characters. */
const MOST_KEPT = 160;
/** Longest text that is looked at, characters. */
const MOST_READ = 600;

/** A single word says nothing; it may be one of another language, too. */
const FEWEST_WORDS = 2;

/** Replaces removed text. */
const GAP = '…';

/** Words that engines, browsers and React use in their messages. User text never consists of these alone. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'a abort aborted access accessed after already an and any are argument arguments array as assertion assign assignment at ' +
    "attempt attempted await be because been before bigint boolean bound by call callback called calling can can't cannot " +
    'chunk circular class closed component const constant constructor contain contains convert converting could create ' +
    'created css cyclic data declaration deep default defined delete denied deprecated descriptor destructure detached did ' +
    "didn't different does doesn't dynamic dynamically element empty error evaluating exceeded exists expected export " +
    'expression extensible fail failed failing false fetch fetching few fewer field file final find finite first for found ' +
    'from frozen full function functions generator get getter global got handler has have hook hooks html hydrating id ' +
    'identifier import imported in index indexed infinite initialization initialize initialized input instance instanceof ' +
    "integer into invalid invoke invoked is isn't it item iterable iterator its json key keys kind large lazy length less " +
    'load loaded loading local lock loop many map maximum may member memory message method minified missing mode module more ' +
    'most must name named native negative nested nesting nested network new no node non non-null none not null number numeric object of ' +
    'on once only operand operation operator option or order other out outside overflow own parameter parse parsing pattern ' +
    'permission position possible precision primitive private promise properties property protocol prototype proxy quota ' +
    'radix range react read reading readonly reason received recursion redeclare redefine reduce ref reference refused regular ' +
    'reject rejected render rendered rendering request requested require required resolve response result return returned ' +
    'returns right same schema scope script security server set setter setting shadow size source stack state status storage store ' +
    'strict string structure super support supported suspended switch symbol syntax system target than that the this throw ' +
    'thrown time timed timeout to token too transaction trap true type types undefined unexpected unhandled unique unknown ' +
    "unsupported unterminated update updates url use used user using valid value values var variable version visit was wasn't " +
    'were when where which while whole window with within without worker write writing wrong xml yield zero'
  ).split(' '),
);

/** A quotation with what opens it; an apostrophe within a word opens none. What is not closed goes on to the end. */
const QUOTED = /(?<![\p{L}\p{N}])(["'`“‘«])[^"'`”’»]*(?:["'`”’»]|$)/gu;
const CLOSES: Readonly<Record<string, string>> = { '“': '”', '‘': '’', '«': '»' };

/** A word, or the number of an error, with the punctuation around it. */
const WORD = /^([([{<]*)(#?[\p{L}\p{N}…'-]+?)([)\]}>.,:;!?]*)$/u;
/** `#418`, as React numbers its errors. */
const ERROR_NUMBER = /^#\d{1,3}$/;

/**
 * The reportable form of an error message: it keeps words that engines use and numbers of errors, and replaces every
 * name, quotation, address and other number by a gap. Idempotent; empty if nothing remains.
 */
export function redactErrorMessage(message: string): string {
  const unquoted = message
    .slice(0, MOST_READ)
    .replace(QUOTED, (_, open: string) => `${open}${GAP}${CLOSES[open] ?? open}`);
  const words = unquoted.split(/\s+/).filter((word) => word !== '');
  const told = words.map(keepTellable);
  const kept = told.filter((word, index) => word !== GAP || told[index - 1] !== GAP).join(' ');
  if (told.filter((word) => /^\p{L}/u.test(word)).length < FEWEST_WORDS) return '';
  if (kept.length <= MOST_KEPT) return kept;
  return `${kept.slice(0, MOST_KEPT - 2).replace(/\s\S*$/, '')} ${GAP}`.replace(`${GAP} ${GAP}`, GAP);
}

function keepTellable(text: string): string {
  const quoted = /^([([{<]*)(["'`“‘«])…(["'`”’»])([)\]}>.,:;!?]*)$/u.test(text);
  if (quoted) return text;
  const [, before = '', word = '', after = ''] = WORD.exec(text) ?? [];
  const isKnown = WORDS.has(word.toLowerCase()) || ERROR_NUMBER.test(word) || word === GAP;
  return isKnown ? before + word + after : GAP;
}
