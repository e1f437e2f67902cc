/**
 * Words that are not the same but near: `similarity word, word, ...`, from 0 to 1, each pair of a row alike.
 * Of two rows that hold the same pair the higher one counts.
 */
export const KINSHIP = `
.8 auxiliar, assistente
.6 auxiliar, servente, aprendiz
.5 auxiliar, atendente
.45 assistente, analista
.4 assistente, secretario
.4 assistente, escriturario, administrativo
.4 analista, especialista
.4 analista, tecnico
.3 analista, consultor
.3 analista, gestor
.75 tecnico, tecnologo
.35 tecnico, operador
.4 tecnico, especialista
.35 tecnico, assistente
.85 gerente, gestor
.6 gerente, coordenador, supervisor
.6 gerente, diretor, chefe
.6 diretor, superintendente, presidente
.5 gerente, administrador
.7 supervisor, encarregado, lider, chefe
.6 coordenador, supervisor, lider, encarregado
.6 gestor, coordenador, administrador
.75 gestao, gestor, gerencia, gerente
.6 gestao, administracao, administrador
.8 coordenacao, coordenador
.8 supervisao, supervisor
.8 direcao, diretor
.7 mestre, encarregado
.6 operador, operario, montador
.5 operador, trabalhador
.5 operador, maquinista
.45 operador, controlador
.4 operador, agente
.4 operador, motorista
.6 operario, auxiliar
.7 instrutor, professor, educador, tutor
.5 professor, pedagogo
.5 instrutor, monitor, treinador
.6 consultor, assessor, especialista
.5 consultor, vendedor, representante
.6 agente, representante, promotor
.4 agente, oficial, fiscal
.7 inspetor, fiscal, auditor
.5 inspetor, controlador, conferente
.5 fiscal, auditor
.6 fiscal, fiscal tributario
.8 desenvolvedor, desenvolvimento, programacao
.5 engenheiro, desenvolvedor
.4 engenheiro, projetista
.35 engenheiro, arquiteto
.45 cientista, pesquisador
.35 cientista, analista
.6 designer, projetista
.6 designer, desenho, arte
.6 vendedor, venda
.6 vendedor, balconista, atendente
.55 vendedor, representante, comercial
.75 venda, comercial
.6 vendedor, comerciante, ambulante
.6 comprador, compra
.5 comercial, negocio
.6 caixa, atendente
.7 recepcionista, recepcao, atendente
.4 recepcionista, secretario, telefonista
.7 atendente, atendimento
.6 atendimento, cliente, relacionamento
.5 telemarketing, atendimento, teleatendimento
.55 contador, contabilidade
.5 contador, auditor
.4 contador, financeiro
.6 financeiro, tesouraria
.5 financeiro, contabilidade
.5 conta, financeiro
.7 enfermeiro, enfermagem
.8 medico, medicina
.5 medico, clinico
.7 dentista, odontologia, saude bucal
.7 farmaceutico, farmacia
.7 psicologo, psicologia
.6 psicologo, terapeuta, psicanalista
.7 nutricionista, nutricao
.7 fisioterapeuta, fisioterapia
.5 veterinario, animal
.7 advogado, juridico, advocacia
.5 juridico, contrato
.7 cuidador, acompanhante
.5 cuidador, enfermagem
.5 baba, cuidador
.5 baba, crianca
.6 domestico, faxineiro
.6 faxineiro, limpeza
.7 limpeza, higiene
.5 zelador, porteiro, limpeza
.7 vigilante, seguranca
.65 vigilante, porteiro
.7 porteiro, portaria
.6 camareiro, governante, arrumador
.7 cozinheiro, cozinha
.6 cozinheiro, merendeiro, culinaria
.5 cozinheiro, padeiro, churrasqueiro, pizzaiolo
.7 padeiro, panificacao
.6 padeiro, confeiteiro
.6 garcom, copeiro, atendente, cumim
.5 garcom, barman, barista
.6 barman, barista, bebida
.5 lanche, lanchonete, restaurante, alimento
.7 motorista, conducao
.6 motorista, entregador, transporte
.7 entregador, entrega, motoboy
.6 motoboy, motociclista, motocicleta
.5 caminhoneiro, caminhao
.6 almoxarife, estoquista, armazem, estoque
.6 estoquista, repositor, estoque
.6 armazem, estoque, logistica
.6 logistica, transporte, distribuicao, expedicao
.5 conferente, expedicao, recebimento
.5 separador, embalador
.8 eletricista, eletrico
.6 eletricista, eletrotecnico
.5 eletronico, eletrico
.5 eletronico, automacao, instrumentacao
.5 mecanico, manutencao, montador
.6 manutencao, reparacao, conservacao
.4 instalador, montador
.7 instalador, instalacao
.8 montador, montagem
.7 soldador, solda
.5 soldador, serralheiro, caldeireiro
.6 serralheiro, ferreiro, metal
.6 torneiro, fresador, usinagem, ferramenteiro
.6 marceneiro, carpinteiro, madeira
.6 marceneiro, movel
.7 pintor, pintura
.6 pedreiro, alvenaria, construcao
.6 pedreiro, servente, azulejista
.5 gesseiro, pintor
.7 encanador, hidraulico, tubulacao
.7 costureiro, costura
.5 costureiro, alfaiate, modelista
.5 costureiro, roupa
.6 agricultor, agricola, rural
.6 fazenda, rural, agricola
.5 agricultor, cultura, plantador
.6 vaqueiro, pecuaria, tratador
.6 agronomo, agricola
.6 cabeleireiro, barbeiro, cabelo
.6 esteticista, estetica, massagista, depilador
.5 manicure, esteticista
.6 fotografo, fotografia
.6 cinegrafista, video
.6 redator, redacao, escritor
.5 redator, jornalista, conteudo
.6 jornalista, reporter, jornal
.6 editor, edicao
.5 revisor, redator
.6 tradutor, interprete, traducao
.5 publicitario, publicidade, marketing
.5 marketing, comunicacao, publicidade
.5 marketing, venda, comercial
.6 comunicacao, relacao publica
.5 midia, marketing, rede social
.6 influenciador, conteudo, artista
.6 recrutador, recrutamento selecao, recurso humano
.6 departamento pessoal, recurso humano, pessoal
.6 recurso humano, pessoal, treinamento
.6 folha pagamento, departamento pessoal
.6 computador, tecnologia informacao, software, sistema
.5 software, programacao, desenvolvedor
.6 suporte, tecnologia informacao
.5 rede, infraestrutura, telecomunicacao
.5 nuvem, infraestrutura
.5 banco dado, dado
.6 dado, estatistico, informacao
.5 dado, business intelligence
.6 inteligencia artificial, aprendizado maquina
.5 web, front end, site
.5 mobile, android, ios
.5 qualidade, teste, processo
.6 producao, industria, fabrica
.5 producao, processo, linha
.6 construcao, edificio, civil
.5 construcao, engenharia
.6 ambiente, sustentabilidade, saneamento
.5 residuo, reciclagem, reciclavel
.6 petroleo, gas
.6 saude, hospital, clinica
.5 saude, medico, enfermagem
.6 emergencia, socorrista, resgate
.5 laboratorio, analise clinica, biomedico
.6 radiologia, imagem
.7 educador, educacao, pedagogo
.5 escola, educacao, professor
.5 ensino fundamental, alfabetizador
.6 educacao infantil, crianca, creche
.5 hotel, turismo, hospedagem
.5 evento, cerimonial
.6 loja, varejo, comercio
.6 supermercado, varejo
.6 comercio exterior, importacao, exportacao, aduaneiro
.6 compra, fornecedor, suprimento, cadeia suprimento
.6 banco, bancario
.5 investimento, financeiro
.5 credito, cobranca
.7 seguro, segurador
.6 imovel, predio
.6 roupa, tecido, textil
.6 bebe, crianca
.7 contrato, licitacao
.6 servidor, publico, governo
.5 policial, vigilante
.7 escritorio, administrativo
.6 documento, arquivo
.7 digitador, digitacao
.5 social, comunitario
.7 esporte, educacao fisica
.6 treinador, esporte, preparador
.5 condominio, edificio
.6 fazenda, propriedade
.5 roca, rural, lavoura
.6 lavoura, cultura, cultivo, plantio
.6 cultura, cultivo, agricultor
.5 aves, granja
.5 sobrancelha, esteticista
.6 piscina, piscineiro
.5 devops, infraestrutura
.6 teste, testador
.6 conserto, reparador
.6 reparador, tecnico, manutencao
.5 boate, vigilante
.6 ambulancia, socorrista
.5 aplicativo, passageiro
.6 documento, encomenda
.6 imprensa, jornalista
.6 mestre, supervisor
.6 pesquisa, pesquisador
.7 ensino, professor
.6 psicologia, terapeuta
.6 trabalho, ocupacional
.5 organizacional, trabalho
.6 escola, ensino, escolar
.6 confeccao, costureiro
.6 lavador, lavanderia, limpeza
.6 fabricacao, industria
.6 artesao, artesanato
.6 arte, artista
.6 danca, bailarino
.6 musica, musico, cantor
.6 teatro, ator
.6 cinema, video
.6 aviao, piloto
.6 navio, marinheiro
.6 trem, maquinista
.6 animal, pecuaria
.5 loja, vendedor
.5 caixa, loja
.5 telefone, telefonista, telemarketing
.6 turismo, viagem
.6 hotel, hospedagem
.6 bebida, barman
.6 carne, acougueiro
.6 peixe, pescador, peixeiro
.6 pao, padeiro
.6 roupa, lavanderia
.6 idoso, cuidador
.5 seguranca trabalho, tecnico
.6 judiciario, juridico
.6 escrevente, cartorio, tabeliao
.6 cartorio, tabeliao
.6 imposto, fiscal tributario
.6 administrador, administrativo
.5 gestao, planejamento
.5 sistema, software
.5 computador, sistema
.6 site, internet, web
.6 jardim, jardineiro
.6 flor, florista
.6 floresta, silvicultor, lenhador
.6 gas, encanador
.6 agua, hidraulico
.6 solda, metal
.6 vidro, vidraceiro
.6 ceramica, ceramista
.6 movel, estofador
.6 couro, sapateiro, curtidor
.6 calcado, sapateiro
.6 papel, grafico
.6 impressao, impressor, grafico
.6 eletronico, eletronica
.5 scrum, agilista, projeto
.5 trafego, midia
.6 guindauto, guindaste
.5 porta, domicilio
.6 facial, sobrancelha, maquiador
.5 testador, qualidade, teste
.5 boate, bar
.5 social media, comunicacao
.5 growth, marketing
.5 lixo, residuo, coletor
.5 varredor, rua
.5 rota, caminhao
.5 orquestra, musico
.6 coro, cantor
.5 cafe, barista
.5 vinho, sommelier
.5 festa, evento
.5 casamento, evento
.5 shopping, loja
.5 mercado, supermercado
.5 posto, frentista
.5 gasolina, combustivel, frentista
.5 condominio, sindico
.5 obra, pedreiro
.5 telhado, telhadista
.5 piso, azulejista
.5 gesso, gesseiro
.5 ferro, armador, serralheiro
.5 banco dado, sql
.5 python, desenvolvedor, dado
.5 java, desenvolvedor, software
.5 android, aplicativo
.5 excel, dado
.5 sap, sistema
.5 linux, sistema, infraestrutura
.5 redes, infraestrutura
.5 cftv, vigilante
.5 alarme, vigilante
.5 bovino, gado, pecuaria
.5 suino, porco
.5 colheita, colhedor, cultura
.5 plantacao, cultura, plantio
.5 horticultura, cultura
.5 granja, avicultor
`;
