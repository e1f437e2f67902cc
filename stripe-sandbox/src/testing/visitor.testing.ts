import type { Stripe } from 'stripe';
import { SITE, type TestSandbox } from './sandbox.testing.ts';

export const RETURN_URL = `${SITE}/conta`;

interface Page {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser on the portal: follows links and submits forms that are there, and no others. */
export class Visitor {
  page: Page = { status: 0, text: '', headers: new Headers() };
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async open(url: string): Promise<this> {
    const response = await fetch(
      this.#origin + new URL(url, this.#origin).pathname + new URL(url, this.#origin).search,
    );
    this.page = { status: response.status, text: await response.text(), headers: response.headers };
    return this;
  }

  /** Opens the link of a text. */
  async follow(text: string): Promise<this> {
    const link = new RegExp(`<a[^>]*href="([^"]+)"[^>]*>\\s*${text}`).exec(this.page.text);
    if (!link) throw new Error(`no link "${text}"`);
    return this.open(link[1] ?? '');
  }

  /** Presses the button of a text, with what was chosen in its form. */
  async press(text: string, chosen: Readonly<Record<string, string>> = {}): Promise<this> {
    const [, method, action = '', inside = ''] =
      [...this.page.text.matchAll(/<form method="(\w+)" action="([^"]+)">(.*?)<\/form>/gs)].find((form) =>
        new RegExp(`<button[^>]*>\\s*${text}`).test(form[3] ?? ''),
      ) ?? [];
    if (!method) throw new Error(`no button "${text}"`);
    for (const [name, value] of Object.entries(chosen)) {
      if (!inside.includes(`name="${name}"`) || !inside.includes(`value="${value}"`)) {
        throw new Error(`${name} cannot be ${value}`);
      }
    }
    const fields = new URLSearchParams({ ...preset(inside), ...chosen });
    if (method === 'get') return this.open(`${action}?${fields}`);
    const response = await fetch(this.#origin + action, { method, body: fields, redirect: 'manual' });
    if (response.status !== 303) throw new Error(`a form was answered with ${response.status}`);
    return this.open(response.headers.get('location') ?? '');
  }
}

/** The preset values of a form. */
const preset = (form: string): Record<string, string> =>
  Object.fromEntries([
    ...[...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
    ...[...form.matchAll(/<select name="([^"]+)">.*?<option value="([^"]+)" selected>/gs)].map(
      ([, name, value]) => [name, value],
    ),
  ]);

/** Opens the portal of a customer. */
export async function visit(sandbox: TestSandbox, customer: string): Promise<Visitor> {
  const session = await sandbox.stripe.billingPortal.sessions.create({ customer, return_url: RETURN_URL });
  return new Visitor(sandbox.origin).open(session.url);
}

export const standing = async ({ stripe }: TestSandbox, id: string): Promise<Stripe.Subscription> =>
  stripe.subscriptions.retrieve(id);
