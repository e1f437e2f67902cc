import { foldText } from '../../text/index.ts';

/** Pairs of consonants that occur within Portuguese words, and in English ones that our CVs use. */
const PAIRS = new Set(
  (
    'nt st tr pr nc nd ss ns mp rt sc pl ch nh cr ng rc sp rm gr lh br rr rd lt cl rv rs rn nf rg mb fr nv bl ll ct ' +
    'pt xp cn dr th sk sm ls fl xt lv sh ps ck ds ld ts ml lg pp rq rp js sr lc cc gn cs dm sq rk gl tl rf sf lm pc ' +
    'ft bs gh ht rb ms vr ph wh ff sl bj tt mm lp nq sd dv ks nk xc wn nn tm nj sg rl tf tw nr gs nz rj rh sb sv bt ' +
    'pn mn zz gg bb dd bc bd bv dj dg df dw hr sw wr ws kn cd cp cm md pd pm pf sn sj gm nb nl mt km lb lf lq rw rz'
  ).split(' '),
);
/** Neighbours on the keyboard, three letters with one finger after the other. */
const KEY_ROWS = /asd|sdfg|dfgh|hjkl|qwer|wert|erty|zxcv|xcvb|cvbn|vbnm|lkjh|fdsa|rewq/u;
/** "SAP", "CLT": letters that are read one by one. */
const ACRONYM = /^\p{Lu}{2,6}s?$/u;
/** Under this share of words a line says nothing. */
const ENOUGH = 0.5;

function isWord(word: string): boolean {
  if (ACRONYM.test(word)) return true;
  const { folded } = foldText(word);
  if (!/[aeiouy]/u.test(folded) || /(.)\1\1|q[^u]|[bcdfghjklmnpqrstvwxz]{5}/u.test(folded)) return false;
  if (KEY_ROWS.test(folded)) return false;
  const pairs = [...folded.matchAll(/(?=([bcdfghjklmnpqrstvwxz]{2}))/gu)];
  return pairs.every(([, pair = '']) => PAIRS.has(pair));
}

/** Whether a line is made of words, not of keys that were hit at random. */
export function isMadeOfWords(line: string): boolean {
  const words = line.match(/\p{L}{2,}/gu) ?? [];
  return words.length > 0 && words.filter(isWord).length / words.length > ENOUGH;
}
