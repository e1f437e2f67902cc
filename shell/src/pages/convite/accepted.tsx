import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { useEffect } from 'react';
import { currentHeading } from '../../focus/page-heading.ts';
import { Opening } from '../editorial/opening.tsx';

interface Props {
  readonly company: string;
  readonly shares: boolean;
  readonly isDiagnosed: boolean;
}

/** Says that the invitation is accepted, and what comes next. Its heading takes the focus: the form is gone. */
export function Accepted({ company, shares, isDiagnosed }: Props) {
  useEffect(() => currentHeading()?.focus(), []);
  const [first, second] = isDiagnosed ? [PANEL, PLAN] : [DIAGNOSIS, PANEL];
  return (
    <Opening
      eyebrow="Convite"
      title="Convite aceito."
      lead={
        <>
          <p>
            Você agora tem o plano Equilíbrio, oferecido por {company}.{' '}
            {shares
              ? 'Você entra nos números em até cinco semanas, se o seu grupo já estiver formado, e só com o que fizer a partir de hoje.'
              : 'Nada do que você faz entra nos números do grupo.'}
          </p>
          <p>
            Para mudar essa escolha ou sair, vá a{' '}
            <Link to="/configuracoes#sua-empresa">Configurações, em “Sua empresa”</Link>.
          </p>
          {!isDiagnosed && <p>O próximo passo é o diagnóstico de carreira. Só você vê o resultado.</p>}
        </>
      }
      actions={
        <>
          <Link to={first.path} className={buttonClass({ size: 'lg' })}>
            {first.label}
          </Link>
          <Link to={second.path} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {second.label}
          </Link>
        </>
      }
    />
  );
}

const DIAGNOSIS = { path: '/diagnostico-carreira', label: 'Fazer o diagnóstico' } as const;
const PANEL = { path: '/perfil', label: 'Ir para meu painel' } as const;
const PLAN = { path: '/diagnostico/resultado', label: 'Ver diagnóstico e plano' } as const;
