import type { RequestHandler } from 'express';
import type { MessageTopic } from '@aura/shared-domain';
import { storeAnswer } from './choices.ts';
import { readStopToken } from './stop-link.ts';
import { refuseTopic, type StopStore } from './stops.ts';

interface StopDeps extends StopStore {
  readonly now: () => Date;
}

const NAMES: Readonly<Record<MessageTopic, string>> = {
  jobs: 'alertas de vagas',
  reminders: 'lembretes de tarefas e revisões',
  company: 'convites e lembretes de empresas',
};

/** A form that posts here, its style, and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * GET /messages/stop?t=…: asks first. A program that opens links automatically must not turn anything off, so this
 * needs a POST: the button, or a mail program's own (RFC 8058).
 */
export const showStop =
  ({ linkKey }: StopDeps): RequestHandler =>
  (req, res) => {
    const stop = readStopToken(linkKey, readToken(req.query['t']));
    res.setHeader('Content-Security-Policy', POLICY);
    if (!stop) return void res.status(404).send(renderPage('Este link não vale', UNKNOWN, ''));
    const text = `Você deixa de receber ${NAMES[stop.topic]} por e-mail. Na Aura, os avisos continuam.`;
    res.send(
      renderPage('Parar de receber?', text, '<form method="post"><button>Parar de receber</button></form>'),
    );
  };

/** POST /messages/stop?t=…: turns a topic off; repeatable, without signing in. */
export const takeStop =
  (deps: StopDeps): RequestHandler =>
  async (req, res) => {
    const { db, linkKey, now } = deps;
    const stop = readStopToken(linkKey, readToken(req.query['t']));
    res.setHeader('Content-Security-Policy', POLICY);
    if (!stop) return void res.status(404).send(renderPage('Este link não vale', UNKNOWN, ''));
    const { whose, topic } = stop;
    if ('uid' in whose) await storeAnswer(db, whose.uid, { topic, wants: false, by: 'link' }, now());
    else await refuseTopic(deps, whose.digest, topic, now());
    const text = `Não enviaremos mais ${NAMES[topic]} a você por e-mail. Dá para voltar atrás em Configurações.`;
    res.send(renderPage('Pronto', text, ''));
  };

const UNKNOWN = 'Ele está incompleto ou foi alterado. Use o do e-mail, ou mude a escolha em Configurações.';

const readToken = (value: unknown): string => (typeof value === 'string' && value.length < 400 ? value : '');

const renderPage = (title: string, text: string, form: string): string => `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Aura</title><style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 48px 20px; font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; }
h1 { font-size: 22px; }
button { padding: 13px 22px; font: inherit; font-weight: 600; border: 0; border-radius: 8px; background: #0e5a52; color: #fff; }
</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}<p><a href="/configuracoes">Configurações</a></p></main></body></html>
`;
