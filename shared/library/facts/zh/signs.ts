import type { FactTexts } from '../fact-texts.ts';

/** Road signs: name of the drawing, meaning, and what the sign looks like for those who don’t see it. That must not tell the meaning. */
export const facts: FactTexts = {
  'road-signs-us': {
    all: `
stop | 在线前停车让行 | 红色八边形牌，上面有一个词
yield | 减速让行 | 尖角朝下的红白三角形
noentry | 禁止驶入 | 红色圆盘里一条白杠
oneway | 单行路 | 黑牌上的白箭头
speed | 最高限速 | 白牌上有两个词和一个数字
noleft | 禁止左转 | 弯箭头上压着红斜杠
noright | 禁止右转 | 朝另一边弯的箭头，上面压着红斜杠
nouturn | 禁止掉头 | 弯回来的箭头，上面压着红斜杠
noparking | 禁止停放车辆 | 字母P上压着红斜杠
nobikes | 禁止骑自行车 | 两个轮子上压着红斜杠
nowalking | 禁止行人通行 | 一个人形上压着红斜杠
walkers | 注意有人过路 | 黄色菱形，里面一个人形
school | 前方学校 | 黄绿色五边形牌，里面两个人形
bikes | 注意自行车 | 黄色菱形，里面两个轮子
deer | 小心鹿跑出来 | 黄色菱形，里面一只动物
train | 前方铁路道口 | 黄色圆盘，上面一个X和两个字母
signal | 前方红绿灯 | 黄色菱形，里面三个彩色圆点
stopahead | 前方停车标志 | 黄色菱形，里面一个箭头和一块红牌
slippery | 雨天路滑 | 黄色菱形，里面一辆汽车和波浪线
curve | 向右急弯 | 黄色菱形，里面一个拐弯的箭头
merge | 车道合并 | 黄色菱形，里面两条线连成一条
twoway | 双向交通 | 黄色菱形，里面一上一下两个箭头
roundabout | 前方环岛 | 黄色菱形，里面三个箭头互相追赶
hospital | 附近有医院 | 蓝底上的白色字母H
wheelchair | 残疾人专用 | 蓝底上的白色人形和轮子`,
  },
  'road-signs-europe': {
    all: `
stop | 在线前停车让行 | 红色八边形牌，上面有一个词
giveway | 减速让行 | 尖角朝下的红白三角形
noentry | 禁止驶入 | 红色圆盘里一条白杠
speed | 最高限速 | 红圈里一个数字
noovertaking | 禁止超车 | 红圈里一红一黑两辆汽车
noleft | 禁止左转 | 红圈里一个弯箭头
nouturn | 禁止掉头 | 红圈里一个弯回来的箭头
noparking | 禁止长时停车 | 蓝色圆盘，红圈和一条红线
nostopping | 禁止任何停车 | 蓝色圆盘，红圈和一个红叉
nobikes | 禁止骑自行车 | 红圈里两个轮子
nowalking | 禁止行人通行 | 红圈里一个人形
priority | 干路先行 | 镶白边的黄色菱形
oneway | 单行路 | 蓝牌上的白箭头
deadend | 此路不通 | 蓝牌上一个白色的T，顶上是红色
walkers | 注意有人过路 | 蓝牌，白色三角形里一个人形
children | 注意儿童 | 红三角形，里面两个小小的人形
work | 道路施工 | 红三角形，里面一个挖土的人形
signal | 前方红绿灯 | 红三角形，里面三个彩色圆点
slippery | 路面易滑 | 红三角形，里面一辆汽车和波浪线
hill | 陡坡 | 红三角形，里面一条斜线和一个数字
curve | 向右急弯 | 红三角形，里面一个拐弯的箭头
crossroads | 右侧来车先行的路口 | 红三角形，里面一个X
twoway | 双向交通 | 红三角形，里面一上一下两个箭头
deer | 小心野生动物 | 红三角形，里面一个跳跃的身影
train | 铁路道口 | 红白相间的X
roundabout | 环岛 | 蓝色圆盘，三个箭头互相追赶
bikepath | 自行车道 | 蓝色圆盘，里面两个轮子
footpath | 步行道 | 蓝色圆盘，里面一个人形
right | 在此右转 | 蓝色圆盘，里面一个白箭头
hospital | 附近有医院 | 蓝底上的白色字母H
parking | 可以停车 | 蓝底上的白色字母P`,
  },
};
