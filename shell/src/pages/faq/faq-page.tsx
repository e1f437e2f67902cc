import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { CallBand, Opening, QuestionGroups } from '@aura/shared-pages/editorial';
import { FAQ_GROUPS } from '../../generated/faq/pessoas.ts';
import { useMayBuy } from '../../navigation/use-may-buy.ts';
import { WITHOUT_PRICES } from './without-prices.ts';

/** `/faq`: questions of people before and while they use Aura. */
export default function FaqPage() {
  const mayBuy = useMayBuy();
  return (
    <>
      <Opening
        eyebrow="Perguntas frequentes"
        title="Perguntas diretas, respostas diretas."
        lead={
          <p>
            Sobre o diagnóstico, as ferramentas{mayBuy && ', os planos'} e os seus dados. Se a pergunta é da
            sua empresa, veja as <Link to="/faq-empresas">perguntas frequentes para empresas</Link>.
          </p>
        }
      />
      <QuestionGroups groups={mayBuy ? FAQ_GROUPS : WITHOUT_PRICES} />
      <CallBand
        id="outra-pergunta"
        title="Faltou a sua pergunta?"
        text="Escreva para nós. Você acompanha a resposta pelo protocolo."
      >
        <Link to="/contato?assunto=duvida" className={buttonClass({ size: 'lg' })}>
          Enviar uma pergunta
        </Link>
      </CallBand>
    </>
  );
}
