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
  Dividia o serviço entre as meninas e voltava para conferir → Delegação e acompanhamento de tarefas
  Distribuí as tarefas da semana e cobrei os prazos da equipe → Delegação e acompanhamento de tarefas
  Dei palestras para 200 pessoas → Oratória
  Falava ao microfone nos eventos da igreja → Oratória
  Corrigia redações e revisei textos de colegas → Português e norma culta
  Trabalhei em home office três anos com time em quatro cidades → Trabalho remoto
  Montei formulários no Google e mandei o link por WhatsApp → Formulários e pesquisas on-line
  Na sexta planejava a semana e passava o roteiro do dia à equipe → Planejamento de atividades
  Mandava contratos para assinar na Clicksign → Assinatura eletrônica de documentos
  Gravei uma macro que preenchia a planilha → VBA e macros
  Catalogava os livros do acervo pela CDD → Biblioteconomia
  Simulava parcelas e comparava as taxas de juros para o cliente → Matemática financeira
  Reajustava o aluguel pelo IGP-M todo ano → Matemática financeira
  Escriturei e fechei balancetes de 14 empresas → Contabilidade
  Respondi quesitos do juiz em laudo contábil → Perícia contábil
  Calculava a cota de fundos multimercado → Fundos e gestão de ativos
  Vendia PGBL e títulos de capitalização → Previdência e capitalização
  Apliquei resoluções do CMN e mandei o Cadoc ao Banco Central → Normas do Banco Central e da CVM
  Projetei IPCA e PIB para o boletim → Ciências econômicas
  Preparei lotes para leilão e recebi os lances → Leilões
  Repus prateleiras do mercado e fatiei frios → Rotina de supermercado
  Fui a feiras de carreira e cuidei da página de vagas → Marca empregadora
  Agendava exame admissional e entregava os holerites → Rotinas de recursos humanos
  Dei aulas com sala invertida e Paulo Freire → Abordagens pedagógicas
  Aprovei projeto no CNPq e prestei contas → Projetos de pesquisa e fomento
  Gravei depoimentos de moradores antigos do quilombo → Ciências sociais e história
  Reconhecia firma e lavrava escrituras → Rotinas cartorárias
  Montei o data room e levantei o passivo antes da aquisição → Due diligence
  Pedi homologação de sentença estrangeira no STJ → Direito internacional
  Redigi contratos de atletas e defendi o clube no STJD → Direito desportivo e do entretenimento
  Pedi penhora e Sisbajud contra devedores → Execução e cumprimento de sentença
  Cumpri mandados de citação e de busca e apreensão → Cumprimento de mandados
  Transferia veículos no Detran e fazia emplacamento → Serviços de despachante
  Pintei telas a óleo e expus em coletivas → Artes visuais
  Desenhei letras a giz na lousa do café → Tipografia e lettering
  Fiz protótipos de móveis para produção → Design de produto industrial
  Montei 20 sites em WordPress → Web design
  Separei papelão e latinhas na cooperativa de catadores → Economia circular e reciclagem
  Fiz inventário de GEE escopo 1 e 2 → Mudanças climáticas e carbono
  Provava a roupa do elenco e montava looks → Figurino e produção de moda
  Toquei teclado na banda da igreja → Prática musical
  Fiz malabares e perna de pau na rua → Circo e artes de rua
  Chequei fatos e desmenti boatos na eleição → Jornalismo de dados e checagem
  Escrevia o boletim mensal dos moradores → Newsletter e boletins
  Cuidei de provas, ISBN e tiragem dos livros → Produção editorial
  Configurei switches e montei racks de servidores → Infraestrutura de TI
  Formatei notebooks e instalei Windows → Sistemas operacionais
  Marquei objetos em imagens para treinar o modelo → Anotação de dados para IA
  Modelei a escala por programação linear no solver → Pesquisa operacional e otimização
  Dimensionei bombas e fiz a memória de cálculo → Cálculos de engenharia
  Montei quadros de comando e medi o aterramento → Eletrotécnica
  Operei biodigestor de esterco → Bioenergia e biocombustíveis
  Trabalhei na plataforma de petróleo como plataformista → Petróleo e gás
  Soldava casco de navio no estaleiro → Construção e reparo naval
  Carregava bagagens no porão do avião → Operações aeroportuárias
  Conduzi trens de carga na linha → Operação ferroviária e metroviária
  Adequei prensas à NR-12 → Normas regulamentadoras
  Impulsionava posts da loja no Instagram → Marketing digital
  Fiz páginas de captura para o lançamento → Páginas de captura
  Fiz planilhas com PROCX e somases para a diretoria → Excel e planilhas
  Ouvia reclamação de freguês e resolvia na hora → Atendimento ao cliente
  Contava mercadoria e anotava entrada e saída dos produtos → Controle de estoque
  Passava as compras no leitor, recebia em dinheiro e Pix → Operação de caixa
  Recebia os convidados e levava os clientes até a mesa → Recepção de clientes
  Lavava banheiros e encerava os corredores → Limpeza e conservação
  Dez anos na estrada sem batida e respeitando o limite de velocidade → Direção defensiva
  Dava mamadeira, banho e colocava as crianças para dormir → Cuidado infantil
  Tomei conta de dois meninos e fazia a lição de casa → Cuidado infantil
  Cortava as unhas e fazia a barba dos idosos → Higiene e conforto
  Descascava legumes e temperava frango para 200 marmitas → Preparo de alimentos
  Tirava as notas fiscais e mandava o boleto ao cliente → Faturamento
  Separava boletos por vencimento e pagava os fornecedores → Contas a pagar
  Ligava para clientes atrasados e dava baixa no carnê do crediário → Contas a receber
  Batia cartões da maquininha com o saldo do banco → Conciliação
  Tirava cópias, arrumava pastas de documentos e respondia e-mails → Rotinas administrativas
  Remarcava reuniões e lembrava a chefe dos compromissos → Gestão de agenda
  Bipava os produtos, montava paletes e despachava as encomendas → Separação e expedição
  Conferia a nota com o pedido e recusava mercadoria avariada → Recebimento e conferência
  Trocava chuveiro, fechadura e válvula de descarga do prédio → Manutenção predial
  Tinha oito funcionários sob minha responsabilidade e montava as folgas → Liderança de equipe
  Acompanhava os novatos e mostrava o serviço → Treinamento de pessoas
  Rodava o trecho com o caminhão sempre revisado: água, óleo e estepe → Cuidados e inspeção do veículo
  Via se tinha vazamento embaixo da carreta antes de pegar a estrada → Cuidados e inspeção do veículo
  Toda manhã combinava com a turma quem ia para qual sala → Delegação e acompanhamento de tarefas
  Atualizava contratos atrasados com juros de mora e correção → Matemática financeira
  Mostrava ao comprador quanto ficava a prestação em 48 vezes → Matemática financeira
  Tratava de uma senhora com Alzheimer, dia e noite → Cuidado de pessoas idosas
  Punha a avó da família na cadeira de banho com ajuda do guincho → Apoio à mobilidade
  Assentei cerâmica e fiz rodapé em 12 casas → Acabamento e revestimento
  Fiz peças no torno e na fresa com desenho e paquímetro → Torno e fresa convencionais
  Marcava, castrava e dava vermífugo aos bezerros → Manejo de animais
  Dei manutenção no curral e separava as vacas para a ordenha → Manejo de animais
  Subia e descia bainhas, punha zíper e remendava → Alfaiataria e consertos de roupas
  Vendia viagens montadas: avião, hotel e passeio em Gramado → Roteiros de viagem
  Coordenava as filas de cirurgia eletiva do município → Gestão em saúde
  Puxei sangue de crianças e idosos no laboratório do hospital → Coleta de exames
  Batia clara em neve, reduzia molhos e cozinhava no vácuo → Técnicas culinárias
  Servia chope e montava drinques no balcão → Bar e bebidas
  Banhava frutas em chocolate e vendia ovos de Páscoa → Chocolateria e doces
  Levantava muro de contenção e cravava estacas → Fundações e contenções
  Levei intimações do juiz às partes → Cumprimento de mandados
  Falei para plateias de 300 professores → Oratória
  Trabalho de casa desde 2020 para uma empresa de Recife → Trabalho remoto
  Criava abelhas e galinhas poedeiras, 500 bandejas de ovos por mês → Avicultura
  Plantei 20 mil mudas de eucalipto → Silvicultura
  Recebia vidro, plástico e papel e separava para vender → Economia circular e reciclagem
  Fiz letreiros à mão e pintei placas de loja → Tipografia e lettering
  Montava computadores e punha Windows → Sistemas operacionais
  Lancei receitas e despesas e fechei o balanço da igreja → Contabilidade
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
  Abri boletim na delegacia → Delegação e acompanhamento de tarefas
  Apresentei nota fiscal na portaria → Oratória
  Fiz auditoria e apresentei planilhas → Oratória
  Lia textos em inglês → Português e norma culta
  Trabalhei em casa de família → Trabalho remoto
  Preenchia formulários de papel no balcão → Formulários e pesquisas on-line
  Emprestei o livro ao colega → Biblioteconomia
  Vendi parcelado na loja → Matemática financeira
  Recebi desconto na compra de material → Matemática financeira
  Prestei contas do fundo fixo → Fundos e gestão de ativos
  Recebia o fundo de garantia → Fundos e gestão de ativos
  Arrematei costuras e barras → Leilões
  Registrei a marca da empresa no INPI → Marca empregadora
  Autentiquei usuários no sistema → Rotinas cartorárias
  Executei a obra no prazo → Execução e cumprimento de sentença
  Cumpri metas do mês → Cumprimento de mandados
  Pintei quadros elétricos e portões → Artes visuais
  Digitei cartas e memorandos → Tipografia e lettering
  Vendi roupas da moda → Figurino e produção de moda
  Ouvi música no trabalho → Prática musical
  Montei telhas trapezoidais → Circo e artes de rua
  Lancei no livro caixa as despesas → Produção editorial
  Rotulei garrafas na linha → Anotação de dados para IA
  Trabalhei no posto de gasolina → Petróleo e gás
  Embarquei passageiros em ônibus → Operações aeroportuárias
  Andava de trem para o trabalho → Operação ferroviária e metroviária
  Cumpri o regulamento do condomínio → Normas regulamentadoras
  Vendia na loja e repunha produtos → Marketing digital
  Reciclei conhecimentos em curso de vigilante → Economia circular e reciclagem
  Soldei aço carbono → Mudanças climáticas e carbono
  Abri caixas e repus produtos → Operação de caixa
  Limpava a sala de espera → Recepção de clientes
  Reduzi os custos da frota → Direção defensiva
  Vendia mamadeiras e fraldas na farmácia → Cuidado infantil
  Limpei o banheiro da loja → Higiene e conforto
  Vendia frango assado na banca → Preparo de alimentos
  Paguei a promessa de entregar no prazo → Contas a pagar
  Bati um recorde de vendas no banco → Conciliação
  Conferi se o portão estava fechado → Recebimento e conferência
  Entregava correspondência nas casas → Rotinas administrativas
  Acionei a garantia do motor engasgado → Primeiros socorros
  Segui as ordens da chefe → Liderança de equipe
  Lavei o caminhão e guardei na garagem → Cuidados e inspeção do veículo
  Vendi consórcio de caminhões → Cuidados e inspeção do veículo
  Recebia tarefas da chefe e entregava em dia → Delegação e acompanhamento de tarefas
  Ajudava os filhos nas tarefas da escola → Delegação e acompanhamento de tarefas
  Recebi parcelas do seguro-desemprego → Matemática financeira
  Reservei vagas para cadeirantes no estacionamento → Apoio à mobilidade
  Vendi cerâmica e argamassa no balcão → Acabamento e revestimento
  Comprei torneiras e registros para a obra → Torno e fresa convencionais
  Vendia ração e remédio para bichos → Manejo de animais
  Passei a ferro calças e vestidos → Alfaiataria e consertos de roupas
  Dirigia van em roteiros de entrega → Roteiros de viagem
  Fui recepcionista do hospital e marcava leitos → Gestão em saúde
  Servi refogados e carnes no bufê → Técnicas culinárias
  Fiz a contenção de despesas da matriz → Fundações e contenções
  Citei fontes e respeitei prazos em artigos → Cumprimento de mandados
  Limpava e cortava frangos na cozinha → Avicultura
  Vendi móveis de eucalipto → Silvicultura
  Joguei fora o papel e limpei os vidros → Economia circular e reciclagem
  Digitei o letreiro do painel de senhas → Tipografia e lettering
  Usei Windows e Word no escritório → Sistemas operacionais
  Fui sócio de um clube e joguei campeonatos → Gestão esportiva
`;

it.each(readRows(PROVES))('“%s” proves “%s”', (line, label) => {
  expect(verdictOf(line, label)).toBe('proven');
});

it.each(readRows(PROVES_NOT))('“%s” does not prove “%s”', (line, label) => {
  expect(verdictOf(line, label)).not.toBe('proven');
});
