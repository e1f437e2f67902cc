import { Disclosure } from '@aura/shared-ui';

/** What a company sees of a pulse, shown before the person answers. */
export const WhatIsSeen = ({ company }: { readonly company: string }) => (
  <>
    <ul>
      <li>
        {company} vê só números de grupos, arredondados, e só quando pelo menos dez pessoas respondem. Nunca a
        resposta de alguém, nem quem respondeu.
      </li>
      <li>As respostas são guardadas sem o seu nome e apagadas quando o pulso termina e é contado.</li>
      <li>Até lá, você pode mudá-las ou apagá-las aqui. Depois, o que foi contado fica só como número.</li>
    </ul>
    <Disclosure summary="Como as suas respostas são guardadas">
      <p>
        O registro tem as respostas e o grupo em que contam: não tem seu nome, sua conta nem a hora. O código
        dele é calculado com uma chave sorteada para este pulso, que é apagada junto com as respostas.
        Enquanto o pulso está aberto, os sistemas da Aura usam essa chave para achar a sua resposta e você
        poder mudá-la; a empresa não tem acesso a nada disso. Não há texto livre. Participar dos números do
        painel ou ficar fora deles não muda nada aqui: só conta quem responde.
      </p>
      <p>
        O pulso não avalia a sua saúde e não serve para denúncias. Se você sofre ou viu assédio ou violência,
        procure o canal de denúncia da empresa, a CIPA, o sindicato ou ligue 100. Se precisa conversar, o CVV
        atende no 188.
      </p>
    </Disclosure>
  </>
);
