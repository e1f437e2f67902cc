import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { CallBand, Opening, QuestionGroups } from '@aura/shared-pages/editorial';
import { FAQ_GROUPS } from '../../generated/faq/empresas.ts';

/** `/faq-empresas`: questions of companies before they invite their people. */
export default function FaqEmpresasPage() {
  return (
    <>
      <Opening
        eyebrow="Perguntas frequentes para empresas"
        title="O que o RH precisa saber antes de convidar."
        lead={
          <p>
            O que a empresa vê, como as pessoas participam e como contratar. Para uma visão geral, leia{' '}
            <Link to="/para-empresas">Aura para empresas</Link>.
          </p>
        }
      />
      <QuestionGroups groups={FAQ_GROUPS} />
      <CallBand
        id="fale-com-a-equipe"
        title="Outra pergunta?"
        text="Conte o que a sua empresa precisa. Você acompanha a resposta pelo protocolo."
      >
        <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
          Falar com a equipe
        </Link>
      </CallBand>
    </>
  );
}
