export interface Key {
  readonly PK: string;
  readonly SK: string;
}

/** Fields of an item, as DynamoDB's document client stores them. */
export type Attributes = Record<string, unknown>;

/** Condition that the stored item must meet for a write to happen. All given parts must hold. */
export interface Condition {
  /** `false`: the item must not exist; `true`: it must exist. */
  readonly exists?: boolean;
  /** Fields that must hold exactly these values; `undefined` means the field must be absent. */
  readonly equals?: Attributes;
  /** Upper bounds of numeric fields; a missing field counts as 0. */
  readonly atMost?: Record<string, number>;
}

export interface Change {
  readonly set?: Attributes;
  /** Numbers to add, or strings to put into a string set. A missing field counts as 0 or as an empty set. */
  readonly add?: Record<string, number | ReadonlySet<string>>;
  /** Strings to remove from a set. Removing the last one removes the field. */
  readonly removeFromSet?: Record<string, ReadonlySet<string>>;
  readonly remove?: readonly string[];
}

interface Expression {
  readonly names: Record<string, string>;
  readonly values: Attributes;
}

/** Collects placeholders, so that expressions never contain field names or values. */
class Placeholders implements Expression {
  readonly names: Record<string, string> = {};
  readonly values: Attributes = {};

  name(field: string): string {
    const placeholder = `#${field}`;
    this.names[placeholder] = field;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }
}

function writeCondition(condition: Condition, placeholders: Placeholders): string {
  const parts: string[] = [];
  if (condition.exists !== undefined) {
    parts.push(`${condition.exists ? 'attribute_exists' : 'attribute_not_exists'}(${placeholders.name('PK')})`);
  }
  for (const [field, value] of Object.entries(condition.equals ?? {})) {
    const name = placeholders.name(field);
    parts.push(value === undefined ? `attribute_not_exists(${name})` : `${name} = ${placeholders.value(value)}`);
  }
  for (const [field, bound] of Object.entries(condition.atMost ?? {})) {
    const name = placeholders.name(field);
    parts.push(`(attribute_not_exists(${name}) OR ${name} <= ${placeholders.value(bound)})`);
  }
  return parts.join(' AND ');
}

function expressionInput(placeholders: Placeholders) {
  return {
    ...(Object.keys(placeholders.names).length > 0 && { ExpressionAttributeNames: placeholders.names }),
    ...(Object.keys(placeholders.values).length > 0 && { ExpressionAttributeValues: placeholders.values }),
  };
}

/** @returns the condition part of a Put, Delete or ConditionCheck; empty without a condition. */
export function conditionInput(condition: Condition | undefined) {
  const placeholders = new Placeholders();
  const text = condition && writeCondition(condition, placeholders);
  return text ? { ConditionExpression: text, ...expressionInput(placeholders) } : {};
}

/** @returns the expression part of an Update. */
export function changeInput(change: Change, condition: Condition | undefined) {
  const placeholders = new Placeholders();
  const clauses: string[] = [];
  const sets = Object.entries(change.set ?? {}).filter(([, value]) => value !== undefined);
  if (sets.length > 0) {
    clauses.push(
      `SET ${sets.map(([field, value]) => `${placeholders.name(field)} = ${placeholders.value(value)}`).join(', ')}`,
    );
  }
  for (const [verb, fields] of [
    ['ADD', change.add],
    ['DELETE', change.removeFromSet],
  ] as const) {
    const steps = Object.entries(fields ?? {});
    if (steps.length === 0) continue;
    clauses.push(
      `${verb} ${steps.map(([field, value]) => `${placeholders.name(field)} ${placeholders.value(value)}`).join(', ')}`,
    );
  }
  if (change.remove && change.remove.length > 0) {
    clauses.push(`REMOVE ${change.remove.map((field) => placeholders.name(field)).join(', ')}`);
  }
  const text = condition && writeCondition(condition, placeholders);
  return {
    UpdateExpression: clauses.join(' '),
    ...(text && { ConditionExpression: text }),
    ...expressionInput(placeholders),
  };
}
