import { PlanLimit, useIsSpent, useTitleFocus, formatValue } from '@aura/shared-career-ui';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader } from '@aura/shared-ui';
import { StillFree } from '../runs/still-free.tsx';
import { Versions } from '../runs/versions.tsx';
import styles from '../tools.module.css';
import { LINKEDIN_LIMIT } from './limit.ts';
import { comparePath, runPath, stepPath } from './paths.ts';
import type { LinkedInState } from './state.ts';

import { nameBand, type StoredLinkedInRun } from '@aura/shared-domain';

/** A version in one line: "Analista de Dados · perfil bom (72,5)". */
function describeVersion({ analysis, input }: StoredLinkedInRun): string {
  const { value } = analysis.score;
  const number = value === null ? '' : ` (${formatValue(value)})`;
  return `${input.goal || 'sem cargo-alvo'} · perfil ${nameBand(analysis.score).toLocaleLowerCase('pt-BR')}${number}`;
}

/** What the optimiser does, how much of it is left this month, and what was made so far. */
export function Home({ state }: { readonly state: LinkedInState }) {
  useTitleFocus('home');
  const isSpent = useIsSpent(LINKEDIN_LIMIT.tool);
  const way = stepPath(state.read ? state.step : 'perfil');
  const start = (
    <Link className={buttonClass({ variant: 'primary' })} to={way}>
      {state.read ? 'Continuar a análise começada' : 'Analisar um perfil'}
    </Link>
  );
  return (
    <>
      <PageHeader
        eyebrow="Ferramentas"
        title="Otimizador de LinkedIn"
        lead="Mede o perfil, aponta o que contradiz o currículo e escreve rascunhos. O LinkedIn não é acessado: você traz o texto."
        actions={!isSpent && start}
      />
      <PlanLimit of={LINKEDIN_LIMIT} />
      {isSpent && (
        <StillFree again={{ label: 'analise outra vez', path: way }}>
          <li>
            Abrir uma das <a href="#versions-title">suas versões</a> e copiar os textos para o LinkedIn.
          </li>
          <li>
            Melhorar o <Link to="/otimizador-curriculo">currículo</Link>, de onde saem os textos do perfil.
          </li>
        </StillFree>
      )}
      <section className={styles['section']} aria-labelledby="how-to-title">
        <h2 id="how-to-title">Como trazer o seu perfil</h2>
        <ul>
          <li>
            <strong>Mais completo:</strong> a cópia dos seus dados. No LinkedIn, em Configurações e
            privacidade, Privacidade de dados, “Obter uma cópia dos seus dados”, marque “Perfil” e
            “Recomendações”. O ZIP chega por e-mail.
          </li>
          <li>
            <strong>Mais rápido:</strong> no seu perfil, o botão Mais e depois “Salvar como PDF”.
          </li>
          <li>
            <strong>Sem arquivo:</strong> copie a página do seu perfil inteira e cole o texto.
          </li>
          <li>
            <strong>Sem perfil:</strong> no primeiro passo, toque em “Ainda não tenho perfil”. Os textos saem
            do seu currículo.
          </li>
        </ul>
      </section>
      <Versions
        tool="linkedin"
        none="As análises que você fizer aqui ficam guardadas nesta lista."
        summaryOf={describeVersion}
        pathOf={runPath}
        comparePath={comparePath}
      />
    </>
  );
}
