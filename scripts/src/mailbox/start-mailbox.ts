import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { dirname } from 'node:path';
import { err, MAILBOX, ok, type Result } from '@aura/shared-domain';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import * as v from 'valibot';
import { KeptMailSchema, MOST_KEPT, type KeptMail } from './kept-mail.ts';
import { listPage, mailDocument, mailPage, renderUnknownPage } from './mailbox-page.ts';

export interface Mailbox {
  /** Address of its page. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Where mails are kept between runs; null for a run that keeps nothing. */
  readonly file: string | null;
  readonly smtpPort?: number;
  readonly pagePort?: number;
}

const MAX_BYTES = 1024 * 1024;

/** Takes mail by SMTP on this machine, passes nothing on, and shows it on a page. */
export async function startMailbox(options: Options): Promise<Result<Mailbox, string>> {
  const { file, smtpPort = MAILBOX.smtpPort, pagePort = MAILBOX.pagePort } = options;
  let mails = await readStoredMails(file);
  const keep = async (mail: KeptMail): Promise<void> => {
    mails = [mail, ...mails].slice(0, MOST_KEPT);
    if (file === null) return;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(mails));
  };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    disableReverseLookup: true,
    onData(stream, session, done) {
      simpleParser(stream)
        .then((mail) =>
          keep(makeKept(mail, session.envelope.rcptTo.map(({ address }) => address).join(', '))),
        )
        .then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  // A client that goes away in the middle is no matter of ours.
  smtp.on('error', () => undefined);
  const web = createServer(answerWith(() => mails));
  try {
    const listening = once(smtp.listen(smtpPort, '127.0.0.1'), 'listening');
    web.listen(pagePort, '127.0.0.1');
    await Promise.all([listening, once(web, 'listening')]);
  } catch (error) {
    return err(`A caixa de mensagens não pôde ser iniciada: ${String(error)}`);
  }
  return ok({
    url: `http://localhost:${pagePort}`,
    stop: async () => {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => void web.close(() => done())),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  });
}

async function readStoredMails(file: string | null): Promise<readonly KeptMail[]> {
  if (file === null) return [];
  try {
    const parsed = v.safeParse(v.array(KeptMailSchema), JSON.parse(await readFile(file, 'utf8')));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

let count = 0;

function makeKept(mail: ParsedMail, to: string): KeptMail {
  const at = new Date().toISOString();
  count += 1;
  return {
    id: `${Date.parse(at)}-${count}`,
    at,
    from: mail.from?.text ?? '',
    to,
    subject: mail.subject ?? '',
    html: typeof mail.html === 'string' ? mail.html : '',
    text: mail.text ?? '',
    headers: mail.headerLines.map(({ line }) => line),
  };
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'self'";

/** `/` the list, `/mail/ID` one, `/mail/ID/html` as its own document, `/mails.json` for tests. */
const answerWith =
  (mails: () => readonly KeptMail[]): RequestListener =>
  (req, res) => {
    const host = (req.headers.host ?? '').split(':')[0];
    // A foreign page that made its own name resolve to this machine reads nothing.
    if (host !== 'localhost' && host !== '127.0.0.1') return void res.writeHead(421).end();
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const html = (status: number, text: string) =>
      void res
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
        .end(text);
    if (pathname === '/') return html(200, listPage(mails()));
    if (pathname === '/mails.json') {
      return void res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails()));
    }
    const [, id, part] = /^\/mail\/([\w-]+)(\/html)?$/u.exec(pathname) ?? [];
    const mail = mails().find((one) => one.id === id);
    if (!mail) return html(404, renderUnknownPage());
    return html(200, part ? mailDocument(mail) : mailPage(mail));
  };
