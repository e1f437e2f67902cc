import { useSession } from '@aura/shared-session';
import { Card, Notice, PageHeader } from '@aura/shared-ui';

/** `/cockpit`: no company has data yet, so the page shows no number and says what will be seen and what never will. */
export function Overview() {
  const session = useSession();
  const name = session.status === 'signedIn' ? session.profile.name : '';
  return (
    <>
      <PageHeader
        eyebrow="Painel de Gestão"
        title={name ? `Olá, ${name}` : 'Painel de Gestão'}
        lead="Aqui você acompanhará o desenvolvimento das pessoas da empresa em números agregados."
      />
      <Notice tone="info" title="Ainda não há dados da sua empresa">
        Convites e importação de pessoas estão em construção. Enquanto isso, nenhum indicador é mostrado.
      </Notice>
      <Card>
        <h2>O que a empresa verá</h2>
        <p>
          Adesão, engajamento, competências por departamento e conclusão dos micro-learnings, sempre em grupos
          de pelo menos 5 pessoas.
        </p>
        <h2>O que a empresa nunca verá</h2>
        <p>
          Currículos, objetivos e planos de carreira, conversas, respostas de entrevista, resultados do
          mapeamento, buscas de vagas e a pontuação de qualquer pessoa.
        </p>
      </Card>
    </>
  );
}
