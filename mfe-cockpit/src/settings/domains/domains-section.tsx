import type { companyDomainChangeEndpoint, ResponseOf } from '@aura/shared-domain';
import { keepErrors, useAttempt, useForm } from '@aura/shared-pages/forms';
import { Button, Notice, TextField } from '@aura/shared-ui';
import { useFocusWhenGone } from '@aura/shared-pages/focus';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { formatDateOf } from '../../words/dates.ts';
import { DOMAINS_ID } from '../next-settings-step.ts';
import type { SettingsPorts } from '../settings-ports.ts';
import styles from '../settings.module.css';

type CompanyDomains = ResponseOf<typeof companyDomainChangeEndpoint>['domains'];

interface Props {
  readonly domains: CompanyDomains;
  readonly change: SettingsPorts['changeDomain'];
  readonly onChanged: (domains: CompanyDomains) => void;
  readonly reload: () => void;
}

/** The domains that the company shows to be its own, by a record of their DNS. */
export function DomainsSection({ domains, change, onChanged, reload }: Props) {
  const [attempt, run] = useAttempt<string>();
  const [leaving, setLeaving] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // A domain that is removed, or proven, takes the button that had the focus with it.
  useFocusWhenGone(leaving !== null || attempt.status === 'pending', title);
  const ask = (kind: string, request: Parameters<typeof change>[0]) =>
    run(kind, async () => {
      const answer = await change(request);
      if (answer.ok) onChanged(answer.value.domains);
      return answer;
    });
  const { form, errors, clear } = useForm({
    fields: ['domain'],
    check: ({ domain }) =>
      keepErrors({ domain: /\S\.\S/u.test(domain) ? null : 'Informe um domínio, como empresa.com.br.' }),
    onValid: ({ domain }, element) =>
      void ask(ADDING, { action: 'add', domain }).then((isAdded) => isAdded && element.reset()),
  });
  const problem = attempt.status === 'failed' ? attempt : null;
  const isPending = (kind: string) => attempt.status === 'pending' && attempt.kind === kind;
  return (
    <section aria-labelledby={DOMAINS_ID} className={styles['stack']}>
      <h2 id={DOMAINS_ID} ref={title} tabIndex={-1}>
        Domínios de e-mail
      </h2>
      <p>
        Uma conta só conta para os mínimos dos números se o e-mail dela for de um domínio que a empresa
        comprovou ser seu, ou de um provedor aberto a qualquer pessoa, como o Gmail. Quem é convidado vê quais
        domínios a empresa comprovou.
      </p>
      {domains.length > 0 && (
        <ul className={styles['names']}>
          {domains.map(({ domain, record, provenAt }) => (
            <li key={domain}>
              <div>
                <strong>{domain}</strong>
                {provenAt !== null && <p>Comprovado em {formatDateOf(provenAt)}</p>}
                {provenAt === null && (
                  <>
                    <p>Falta comprovar. Crie no DNS um registro TXT:</p>
                    <p className={styles['record']}>
                      Nome: <code>{record.name}</code>
                    </p>
                    <p className={styles['record']}>
                      Valor: <code>{record.value}</code>
                    </p>
                    {problem?.kind === domain && (
                      <Notice tone="error" title="O domínio não foi comprovado">
                        {problem.message}
                      </Notice>
                    )}
                    <Button
                      variant="secondary"
                      busy={isPending(domain)}
                      aria-label={`Verificar ${domain}`}
                      onClick={() => void ask(domain, { action: 'check', domain })}
                    >
                      Verificar agora
                    </Button>
                  </>
                )}
              </div>
              <Button
                variant="quiet"
                aria-label={`Retirar domínio: ${domain}`}
                onClick={() => setLeaving(domain)}
              >
                Retirar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form {...form} className={styles['stack']}>
        <TextField
          name="domain"
          label="Domínio"
          autoComplete="off"
          error={errors.domain}
          hint="O que vem depois do @ nos e-mails da empresa."
          onChange={() => clear('domain')}
        />
        {problem?.kind === ADDING && (
          <Notice tone="error" title="O domínio não foi incluído">
            {problem.message}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isPending(ADDING)}>
            Incluir domínio
          </Button>
        </div>
      </form>
      {leaving !== null && (
        <ConfirmDialog
          title={`Retirar ${leaving}?`}
          action={{ label: 'Retirar domínio', isDanger: true }}
          keep="Manter"
          call={async () => {
            const answer = await change({ action: 'remove', domain: leaving });
            if (answer.ok) onChanged(answer.value.domains);
            return answer;
          }}
          onDone={() => setLeaving(null)}
          reload={reload}
          onClose={() => setLeaving(null)}
          failing={{
            refused: 'O domínio não foi retirado',
            unknown: 'Não sabemos se o domínio foi retirado',
            advice: 'Feche: a lista é carregada de novo.',
          }}
        >
          <p>
            As contas com e-mail deste domínio deixam de contar para novos números. O que já aparece continua.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** No domain is called so. */
const ADDING = ' incluir';
