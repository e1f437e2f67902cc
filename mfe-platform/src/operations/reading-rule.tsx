import { ATTENTION_LIMIT, ENOUGH_OPENINGS, TROUBLE_LIMIT } from '@aura/shared-domain';
import { Disclosure } from '@aura/shared-ui';
import { percent } from './format.ts';

/** How the conditions and figures come to be. */
export const ReadingRule = () => (
  <Disclosure summary="Como estes números são lidos">
    <div className="flow">
      <p>
        Uma abertura é uma tentativa de mostrar uma parte do site, tenha dado certo ou não. Com menos de{' '}
        {ENOUGH_OPENINGS} aberturas, não há julgamento. Depois disso, conta a soma de falhas e erros por
        abertura:
      </p>
      <ul>
        <li>Saudável: até {percent(ATTENTION_LIMIT)}.</li>
        <li>
          Atenção: acima de {percent(ATTENTION_LIMIT)} e até {percent(TROUBLE_LIMIT)}.
        </li>
        <li>Com falhas: acima de {percent(TROUBLE_LIMIT)}.</li>
      </ul>
      <p>
        Uma versão em teste que passa de {percent(TROUBLE_LIMIT)} e do dobro da versão em uso é retirada pela
        guarda das publicações. O motivo fica no histórico.
      </p>
      <p>
        Tempos e medidas são o percentil 75: três de cada quatro ficaram abaixo do valor. Nada aqui diz
        respeito a uma pessoa.
      </p>
    </div>
  </Disclosure>
);
