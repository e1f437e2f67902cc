import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { waitUntilFired } from '../../processes/interruption.ts';
import { isBackendPath } from '../../alone/no-backend.ts';

/** The problems while a page was open. */
export interface Problems {
  /** Settles with the first problem. */
  readonly found: Promise<void>;
  /** The one that says most, as a clause such as `lançou o erro "…"`; null while all is well. */
  readonly worst: () => Promise<string | null>;
}

/** One cause is reported in several ways; the first of these says most about it. */
const KINDS = ['violation', 'exception', 'console'] as const;
type Kind = (typeof KINDS)[number];

/** A permanently busy page answers nothing. */
const ANSWER_MS = 2_000;

/** Name under which the page reports what the policy forbade. */
const BINDING = 'auraPolicyViolation';

/** Listens to a page that is about to be opened. */
export async function watchPage(page: Page, origin: string): Promise<Problems> {
  const reported = new Map<Kind, string>();
  const first = new AbortController();
  const report = (kind: Kind, problem: string): void => {
    if (!reported.has(kind)) reported.set(kind, problem);
    first.abort();
  };
  page.on('pageerror', ({ message }) => report('exception', `lançou o erro "${message}"`));
  page.on('crash', () => report('exception', 'derrubou a aba do navegador'));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isAbsentBackend(message.location().url, origin)) return;
    report('console', `escreveu no console o erro "${message.text()}"`);
  });
  await page.exposeFunction(BINDING, (directive: string, blocked: string) =>
    report('violation', `violou a política de segurança (${directive}: ${blocked})`),
  );
  await page.addInitScript(reportViolations, BINDING);
  return {
    found: waitUntilFired(first.signal),
    worst: async () => {
      await Promise.race([page.evaluate(waitForNextTask).catch(() => undefined), wait(ANSWER_MS)]);
      return KINDS.map((kind) => reported.get(kind)).find((problem) => problem !== undefined) ?? null;
    },
  };
}

/**
 * The one allowed error of a candidate: the browser's own report of a refused backend call. Errors that the
 * candidate's code logs about it have the address of a script.
 */
function isAbsentBackend(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === origin && isBackendPath(new URL(url).pathname);
}

/** Runs in the page, before any of its scripts. */
function reportViolations(binding: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    const report = Reflect.get(globalThis, binding) as (directive: string, blocked: string) => unknown;
    void report(effectiveDirective, blockedURI || sourceFile);
  });
}

/** Runs in the page: pending reports, such as the event of a violation, are delivered then. */
function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
