/** The deck that somebody studies. The name is shown before the server has said anything. */
export interface StudyTarget {
  readonly id: string;
  readonly name: string;
}
