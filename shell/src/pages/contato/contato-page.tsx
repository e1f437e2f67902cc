import {
  contactEndpoint,
  contactStatusEndpoint,
  type ContactRequest,
  type ContactStatusRequest,
} from '@aura/shared-domain';
import { call, track } from '@aura/shared-session';
import { useSearchParams } from '@aura/shared-session/router';
import { Opening } from '@aura/shared-pages/editorial';
import { HelpLinks } from '../../extensions/index.ts';
import { OPERATOR } from '../../operator.ts';
import { EmailLink } from '../email-link.tsx';
import { Addresses } from './addresses.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';
import { FollowMessage } from './follow-message.tsx';
import { findSubject } from './subjects.ts';

/** `/contato`: a message to the operator. `?assunto=` names the subject to start with. */
export default function ContatoPage() {
  const [query] = useSearchParams();
  return (
    <>
      <Opening
        eyebrow="Contato"
        title="Fale com a gente."
        lead="Dúvidas, pagamentos, parcerias, imprensa ou pedidos sobre os seus dados: escreva aqui e acompanhe a resposta pelo protocolo."
      />
      <div className={styles['layout']}>
        <div className={styles['message']}>
          <noscript>
            <p>
              O formulário precisa de JavaScript. Sem ele, escreva para <EmailLink address={OPERATOR.email} />
              .
            </p>
          </noscript>
          <ContactForm send={send} suggestedSubject={findSubject(query.get('assunto'))} />
          <FollowMessage follow={follow} />
        </div>
        <Addresses />
      </div>
      <HelpLinks />
    </>
  );
}

async function send(request: ContactRequest) {
  const answer = await call(contactEndpoint, request);
  if (answer.ok) track({ name: 'generate_lead' });
  return answer;
}

const follow = (request: ContactStatusRequest) => call(contactStatusEndpoint, request);
