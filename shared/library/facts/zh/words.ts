import type { FactTexts } from '../fact-texts.ts';

/** Opposites, animals and their young, and the Italian words of sheet music. */
export const facts: FactTexts = {
  opposites: {
    all: `
热 | 冷
大 | 小
高 | 矮 / 低
快 | 慢
高兴 | 难过 / 伤心
白天 | 黑夜 / 夜晚
上 | 下
里 | 外
打开 | 关闭 / 关上
满 | 空
湿 | 干
老 | 年轻 / 少
硬 | 软
明亮 | 黑暗
干净 | 肮脏 / 脏
吵闹 | 安静
早 | 晚
左 | 右
最先 | 最后
推 | 拉
重 | 轻
近 | 远
厚 | 薄
富 | 穷 / 贫
开始 | 结束
以前 | 以后
真 | 假
醒着 | 睡着
赢 | 输
总是 | 从不`,
  },
  'young-animals': {
    all: `
猫 | 小猫 / 猫崽
狗 | 小狗 / 狗崽
牛 | 牛犊 / 小牛
马 | 马驹 / 小马
羊 | 羊羔 / 小羊
猪 | 猪崽 / 小猪
鹿 | 小鹿 / 幼鹿
鸡 | 小鸡 / 雏鸡
鸭 | 小鸭 / 雏鸭
鹅 | 小鹅 / 雏鹅
老虎 | 小老虎 / 虎崽
青蛙 | 蝌蚪
熊 | 小熊 / 熊崽
鱼 | 鱼苗 / 小鱼
袋鼠 | 小袋鼠
鹰 | 雏鹰 / 小鹰
大象 | 小象
蝴蝶 | 毛毛虫 / 毛虫
兔子 | 小兔子 / 小兔
狮子 | 小狮子 / 幼狮`,
  },
  'music-words': {
    all: `
piano | 弱
forte | 强
mezzo piano | 中弱
mezzo forte | 中强
pianissimo | 很弱
fortissimo | 很强
crescendo | 渐强
diminuendo | 渐弱
largo | 很慢而宽广 / 广板
adagio | 慢 / 柔板
andante | 步行的速度 / 行板
moderato | 中等速度 / 中板
allegro | 快而活泼 / 快板
presto | 非常快 / 急板
accelerando | 渐快
ritardando | 渐慢
a tempo | 回到原速
legato | 连贯 / 连音
staccato | 断开 / 断音 / 跳音
dolce | 柔美地 / 柔和地
da capo | 从头开始
fine | 结束
solo | 独奏 / 独唱
tutti | 全体一起 / 全奏`,
  },
};
