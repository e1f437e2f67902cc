import { Disclosure } from '@aura/shared-ui';

/** Why the list is silent about what became of an invitation. */
export const AboutList = () => (
  <Disclosure summary="Por que não mostra quem aceitou?">
    <p>
      Cada consulta e cada busca ficam no registro. Aceitar, participar dos números ou sair é uma escolha de
      cada pessoa, e a Aura não conta à empresa qual foi. Por isso a lista mostra o que a própria empresa
      informou e a validade do último link, e é igual para quem aceitou e para quem não aceitou. A adesão
      aparece nos indicadores, em grupos, nunca por pessoa.
    </p>
  </Disclosure>
);
