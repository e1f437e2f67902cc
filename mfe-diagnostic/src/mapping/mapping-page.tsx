import { Link } from '@aura/shared-session/router';
import { buttonClass, Card, PageHeader } from '@aura/shared-ui';
import page from '../page.module.css';

/** Says what the behavioural mapping is going to be; there is nothing to try yet, and the page says so. */
export default function MappingPage() {
  return (
    <div className={page['page']}>
      <PageHeader
        eyebrow="Em preparação"
        title="Mapeamento comportamental"
        lead="Entender como você responde a expectativas, as dos outros e as suas, para que o plano combine com o seu jeito de agir."
      />
      <Card>
        <h2>O que vai existir aqui</h2>
        <ul>
          <li>Perguntas curtas sobre situações de trabalho, em cerca de cinco minutos.</li>
          <li>
            Uma leitura da sua tendência, ou a indicação honesta de que as respostas não permitem dizer.
          </li>
          <li>Sugestões de como organizar seu plano a partir disso.</li>
        </ul>
        <h2>O que ele não será</h2>
        <p>
          Não será um teste psicológico, não dará nota e não servirá para seleção. O resultado individual será
          só seu: nenhuma empresa poderá vê-lo.
        </p>
        <p>Esta ferramenta ainda não está disponível. Nada é coletado nesta página.</p>
        <Link className={buttonClass({ variant: 'secondary' })} to="/diagnostico-carreira">
          Ir para o diagnóstico de carreira
        </Link>
      </Card>
    </div>
  );
}
