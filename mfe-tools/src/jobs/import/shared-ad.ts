import { JOB_TEXT_LIMITS, VACANCY_LIMITS } from '@aura/shared-domain';
import { IMPORT_LIMITS, linkOf } from '@aura/shared-jobs/import';
import * as v from 'valibot';
import { RADAR_PATH } from '../paths.ts';
import { type AdFields, EMPTY_AD } from './ad-form.tsx';
import { isShared, SHARED } from './is-shared.ts';

/** What another page or app handed over. */
export interface SharedAd {
  /** To fill in the form. */
  readonly ad: AdFields;
  /** The source of the page, where it says what the job is in data; empty otherwise. */
  readonly source: string;
}

/** Where the bookmark puts what it found: behind the address, so that no server sees it. */
const FRAGMENT = '#anuncio=';

const BookmarkSchema = v.object({
  title: v.string(),
  url: v.string(),
  text: v.string(),
  data: v.array(v.string()),
});

const LINK = /https?:\/\/\S+/u;

/** What an address hands over; null if nothing. Whatever it says is only put into the form or the reader of pages. */
export function readSharedAd(params: URLSearchParams, hash: string): SharedAd | null {
  if (hash.startsWith(FRAGMENT)) return readBookmark(hash.slice(FRAGMENT.length));
  if (!isShared(params)) return null;
  const [title, text, url] = SHARED.map((name) => params.get(name)?.trim() ?? '');
  // Many apps put the address into the text.
  const link = linkOf(url ?? '') ?? linkOf(LINK.exec(text ?? '')?.[0] ?? '') ?? '';
  return {
    ad: fit({ text: (text ?? '').replace(LINK, ''), title: title ?? '', company: '', url: link }),
    source: '',
  };
}

function readBookmark(encoded: string): SharedAd | null {
  if (encoded.length > IMPORT_LIMITS.characters) return null;
  const found = v.safeParse(BookmarkSchema, parseFragment(encoded));
  if (!found.success) return null;
  const { title, url, text, data } = found.output;
  const page = linkOf(url) ?? '';
  // A "<" as an escape of JSON ends no script.
  const scripts = data.map(
    (json) => `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`,
  );
  const canonical = `<link rel="canonical" href="${page.replaceAll('"', '%22')}">`;
  const source = scripts.length === 0 ? '' : `<!doctype html>${canonical}${scripts.join('')}`;
  return { ad: fit({ ...EMPTY_AD, text, title, url: page }), source };
}

function parseFragment(encoded: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(encoded));
  } catch {
    return null;
  }
}

/** What fits into the form. */
const fit = ({ text, title, company, url }: AdFields): AdFields => ({
  text: text.trim().slice(0, JOB_TEXT_LIMITS.maximum),
  title: title.slice(0, VACANCY_LIMITS.title),
  company,
  url: url.length <= VACANCY_LIMITS.url ? url : '',
});

/** Whether there is enough to read at once, without a question. */
export const canReadAtOnce = ({ ad, source }: SharedAd): boolean =>
  source !== '' || ad.text.length >= JOB_TEXT_LIMITS.minimum;

/**
 * A bookmark that takes the ad on the open page to Aura: what the page says of the job as data, or else what is selected
 * or written in its main part. It sends nothing; it opens an address of Aura with the ad behind it.
 * @param origin where Aura is
 */
export function buildBookmarklet(origin: string): string {
  const target = JSON.stringify(`${origin}${RADAR_PATH}?tela=adicionar${FRAGMENT}`);
  const code = `(()=>{const d=document,
j=[...d.querySelectorAll('script[type="application/ld+json"]')].map(s=>s.textContent).filter(t=>t.includes('JobPosting')),
t=String(getSelection())||(d.querySelector('main,article')||d.body).innerText;
open(${target}+encodeURIComponent(JSON.stringify({title:d.title,url:location.href,text:t.slice(0,20000),data:j})))})()`;
  return `javascript:${encodeURIComponent(code.replaceAll('\n', ''))}`;
}
