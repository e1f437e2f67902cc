import { expect, it } from 'vitest';
import { readRows, verdictOf } from './relation-rows.testing.ts';

/** A line of a CV, and a skill that it proves, by the label of the catalogue. */
const PROVES = `
  Todo mês de chuva jogava calcário e ureia na lavoura de milho → Solos e adubação
  Mandei amostras de terra ao laboratório e adubei a horta → Solos e adubação
  Fui peão: tocava boiada e curava umbigo de bezerro → Manejo de animais
  Passei grade aradora com o trator de 120 cavalos → Operação de trator
  Fechava as contas da fazenda e pagava os peões → Gestão rural
  Apanhei café na montanha e sequei no terreiro → Cafeicultura
  Podei parreiras e ensaquei cachos → Fruticultura
  Enchia tubetes e repicava as mudas → Viveiros, mudas e flores
  Colhi 3 mil hectares de soja com a máquina da Case → Operação de colheitadeira
  Bati veneno com pulverizador de barra no trator → Operação de plantadeira e pulverizador
  Acertava o espaçamento e a profundidade da plantadeira → Regulagem de implementos agrícolas
  Fazia a revisão das colheitadeiras na entressafra → Mecânica de máquinas agrícolas
  Testei germinação e vigor de lotes de sementes → Sementes e melhoramento genético
  Cuidava de dois galpões com 30 mil frangos → Avicultura
  Fiz parto de porcas na granja → Suinocultura
  Amansei potros e escovava os cavalos → Equinocultura e doma
  Dei ração aos peixes e fiz despesca de tilápias → Aquicultura e piscicultura
  Saía de barco de madrugada para pescar camarão → Pesca
  Mudava o gado de piquete e roçava o pasto → Manejo de pastagens
  Derrubei eucalipto com motosserra → Colheita florestal e motosserra
  Passei toras na serra fita e classifiquei tábuas → Serraria e beneficiamento de madeira
  Travei preço de soja em Chicago para produtores → Comercialização de grãos e commodities
  Fazia queijo colonial e recebia visitantes no sítio → Turismo rural e agroindústria familiar
  Olhava pneus, farol e nível de óleo antes da viagem → Cuidados e inspeção do veículo
  Passava no caminhão um check-list todo dia → Cuidados e inspeção do veículo
  Cotava frete com três transportadoras → Gestão de transportes
  Torneei buchas e fresei rasgos de chaveta → Torno e fresa convencionais
  Puxei corpos de prova na máquina universal de ensaio → Ensaios de materiais
  Enrolei estatores queimados na oficina → Rebobinagem de motores
  Apertava ternos e trocava zíper para as freguesas → Alfaiataria e consertos de roupas
  Colava solado e pespontava o cabedal → Fabricação de calçados
  Soldei correntes de ouro e ajustei anéis → Joalheria e ourivesaria
  Refiz sofás: troquei a espuma e grampeei o tecido → Tapeçaria e estofados
  Reboquei e azulejei três banheiros → Acabamento e revestimento
  Puxei linha de vida na laje e cobrava EPI dos pedreiros → Segurança no canteiro
  Cortei e poli bancadas de granito → Marmoraria e pedras
  Pus piso laminado e papel de parede em apartamentos → Instalação de pisos e decoração
  Dobrei e instalei calhas e rufos → Telhados e calhas
  Moldei e rompi corpos de prova de concreto → Concreto e tecnologia do concreto
  Fiz muro de arrimo e baldrames → Fundações e contenções
  Patrolei estradas de terra do município → Operação de motoniveladora e trator de esteira
  Comparava imóveis da rua para dar o preço do apartamento → Avaliação de imóveis
  Medi lux em salas e escolhi as luminárias no Dialux → Luminotécnica
  Passava seu Antônio da cama para a cadeira de rodas → Apoio à mobilidade
  Segurava o braço da idosa para ela andar pela casa → Apoio à mobilidade
  Fiz companhia a uma senhora de 84 anos → Cuidado de pessoas idosas
  Trabalhei quatro anos numa casa de repouso de idosos → Instituições de longa permanência
  Acompanhava um menino autista na escola → Apoio a pessoas com deficiência
  Registrei denúncia de maus-tratos contra idoso → Estatuto da Pessoa Idosa e direitos
  Maquiei formandas e madrinhas aos sábados → Maquiagem
  Fui conselheira tutelar por um mandato → Rede de proteção e garantia de direitos
  Entregava cestas básicas e juntava os moradores em mutirões no bairro → Trabalho comunitário
  Impetrei mandados de segurança contra a prefeitura → Direito constitucional
  Autuei motoristas em blitz da lei seca → Agente de trânsito e educação para o trânsito
  Servi um ano no Exército e fiz guarda no quartel → Serviço militar
  Baixei o tempo de espera do pronto-atendimento → Gestão em saúde
  Gerenciava uma clínica com 12 médicos → Gestão em saúde
  Negociei tabelas com hospitais da rede credenciada → Gestão de planos de saúde
  Tirava sangue e identificava os tubos → Coleta de exames
  Tratava cáries e fazia limpeza nos dentes → Saúde bucal
  Passei sonda nasoenteral e cuidei de cateter central → Sondagens e cateteres
  Visitava as famílias da microárea todo mês → Ação comunitária de saúde
  Investiguei surtos e acompanhei a cobertura vacinal → Saúde coletiva
  Operei hiperplasia de próstata e cálculo renal → Urologia
  Fiz 500 colonoscopias → Gastroenterologia
  Laudo de espirometria e ambulatório de asma → Pneumologia
  Toquei violão em grupos com pacientes do CAPS → Arteterapia e musicoterapia
  Dei alta a 80 pacientes de reabilitação do joelho → Fisioterapia
  Castrei cadelas e internei gatos → Medicina veterinária
  Montei a tabela do campeonato de futsal e inscrevi os atletas → Gestão esportiva
  Conferia o grau da lente e ajustava a armação → Óptica e lentes
  Fazia fundos, molho bechamel e selava a carne → Técnicas culinárias
  Fazia caipirinha e tirava chope → Bar e bebidas
  Tirava espresso e vaporizava o leite → Cafés e barismo
  Recomendava e servia o vinho da carta → Vinhos
  Enrolava brigadeiros e fazia bombons → Chocolateria e doces
  Batia massa de sorvete na produtora → Sorvetes e gelatos
  Abria disco e assava 150 pizzas por noite → Pizza
  Mexia nas tarifas do hotel conforme a ocupação → Receita e tarifas hoteleiras
  Montava viagens em família com voo, hotel e passeios → Roteiros de viagem
  Fiz gincanas e brincadeiras com os hóspedes → Lazer e entretenimento
  Guiei grupos em trilhas e rapel → Ecoturismo e turismo de aventura
  Levantei os atrativos turísticos do município → Planejamento turístico
`;

/** A line of a CV, and a skill that it does not prove, though words or trade are near. */
const PROVES_NOT = `
  Vendia adubo e ração na loja → Solos e adubação
  Vendi carne bovina no balcão → Manejo de animais
  Servia café aos visitantes → Cafeicultura
  Vendi frutas na feira → Fruticultura
  Cortei frango em pedaços no açougue → Avicultura
  Temperava pernil de porco no restaurante → Suinocultura
  Tomava conta do estacionamento e manobrava → Cuidados e inspeção do veículo
  Vendi pneus e óleo no balcão → Cuidados e inspeção do veículo
  Lavava vans e ônibus → Cuidados e inspeção do veículo
  Vendia joias e semijoias → Joalheria e ourivesaria
  Bati estacas na fundação → Joalheria e ourivesaria
  Vendi roupas e ajudava na prova → Alfaiataria e consertos de roupas
  Limpei granito e vidros do hall → Marmoraria e pedras
  Lavei carpetes e cortinas → Instalação de pisos e decoração
  Vendia apartamentos na planta → Avaliação de imóveis
  Troquei lâmpadas do prédio → Luminotécnica
  Pintei quadros → Acabamento e revestimento
  Vendi sofás e colchões → Tapeçaria e estofados
  Vendi cadeiras de rodas e andadores na loja → Apoio à mobilidade
  Fui ajudante de caminhão → Apoio à mobilidade
  Vendi planos para idosos → Estatuto da Pessoa Idosa e direitos
  Montava redes de computador → Rede de proteção e garantia de direitos
  Recrutei 40 vendedores → Serviço militar
  Vigiei a portaria do condomínio → Escolta e segurança pessoal
  Marquei consultas na recepção da clínica → Gestão em saúde
  Recepcionista de dentista, com agenda → Saúde bucal
  Limpava o laboratório e lavava tubos → Coleta de exames
  Desentupia prumadas de esgoto → Urologia
  Cuidei dos animais do sítio → Medicina veterinária
  Joguei futebol e torci no estádio → Gestão esportiva
  Instalei fibra óptica → Óptica e lentes
  Servi mesas e levei pratos → Técnicas culinárias
  Lavei copos do bar → Cafés e barismo
  Usei bombonas de produtos químicos → Chocolateria e doces
  Servi sorvete no balcão → Sorvetes e gelatos
  Viajava a trabalho para o Nordeste → Roteiros de viagem
  Escrevi roteiros de vídeos → Roteiros de viagem
  Conduzi a trilha de aprendizagem da empresa → Ecoturismo e turismo de aventura
  Ajustei planos de viagem de caminhões → Planejamento turístico
  Dei plantão de vigilante no hospital → Saúde coletiva
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, label) => {
  expect(verdictOf(line, label)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, label) => {
  expect(verdictOf(line, label)).not.toBe('proven');
});
