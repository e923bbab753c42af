/** Expected contents of responses, written by hand from the specification. `_` means that the call is refused or nothing is expected. */

/**
 * Answer keys: `keys` stands for correct options and explanations, `none` for neither. Learners only get the keys of attempts that they have submitted, with
 * the attempt itself and not in a list. Viewers never get any, and nobody gets those of an open attempt.
 */
export const answerKeys = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |
GET    /api/quizzes ?householdId                                               | keys  keys  none  none  none  none  keys | _     _     _     | _     _     |
GET    /api/quizzes                                                            | keys  keys  none  none  none  none  _ | none  none  none  | _     _     |
GET    /api/quizzes/{quizId}                                                   | keys  keys  none  none  none  none  keys | _     _     _     | _     _     |
PATCH  /api/quizzes/{quizId}                                                   | keys  keys  _     _     _     _     keys | _     _     _     | _     _     |
POST   /api/quizzes/{quizId}/attempts .learnerId                               | none  none  _     none  none  _     none | _     _     _     | _     _     |
GET    /api/attempts/{attemptId}                                               | none  none  none  none  none  _     none | _     _     _     | _     _     |
PATCH  /api/attempts/{attemptId}                                               | none  none  _     none  none  _     none | _     _     _     | _     _     |
GET    /api/attempts/{attemptId}=@handedInId                                   | keys  keys  none  keys  keys  _     keys | _     _     _     | _     _     |
PATCH  /api/attempts/{attemptId}/complete                                      | keys  keys  _     keys  keys  _     keys | _     _     _     | _     _     |
PATCH  /api/attempts/{attemptId}=@handedInId/complete                          | keys  keys  _     keys  keys  _     keys | _     _     _     | _     _     |
GET    /api/quiz-attempts ?learnerId                                           | none  none  none  none  none  _     none | _     _     _     | _     _     |
GET    /api/quiz-attempts                                                      | none  none  none  none  none  none  _ | none  none  none  | _     _     |
`;

/**
 * Owners of the things in a list: `both` learners of the family, only the learner in the column `self` (`emma`), only the sibling (`ben`), the household but
 * no learner (`house`), or nothing of the family (`none`).
 */
export const listedThings = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |
GET    /api/me                                                                 | house house house emma  emma  ben   none | none  none  none  | _     _     |
GET    /api/home                                                               | _     _     _     emma  emma  ben   _ | none  _     _     | _     _     |
GET    /api/pack                                                               | _     _     _     emma  emma  ben   _ | none  _     _     | _     _     |
GET    /api/households                                                         | house house house house house house house | none  none  none  | _     _     |
GET    /api/households/{householdId}/learners                                  | both  both  both  both  both  both  both | _     _     _     | _     _     |
GET    /api/households/{householdId}/members                                   | house house house house house house house | _     _     _     | _     _     |
GET    /api/users/{userId}=@me/households                                      | house house house house house house none | none  none  none  | _     _     |
GET    /api/decks                                                              | house house house house house house _ | none  none  none  | _     _     |
GET    /api/quizzes                                                            | house house house house house house _ | none  none  none  | _     _     |
GET    /api/sessions                                                           | both  both  both  emma  emma  ben   _ | none  none  none  | _     _     |
GET    /api/sessions ?learnerId                                                | emma  emma  emma  emma  emma  _     emma | _     _     _     | _     _     |
GET    /api/sessions ?learnerId=@siblingId                                     | ben   ben   ben   _     _     ben   ben | _     _     _     | _     _     |
GET    /api/quiz-attempts                                                      | both  both  both  emma  emma  ben   _ | none  none  none  | _     _     |
GET    /api/quiz-attempts ?learnerId                                           | emma  emma  emma  emma  emma  _     emma | _     _     _     | _     _     |
GET    /api/quiz-attempts ?learnerId=@siblingId                                | ben   ben   ben   _     _     ben   ben | _     _     _     | _     _     |
GET    /api/assignments                                                        | both  both  both  emma  emma  ben   _ | none  none  none  | _     _     |
GET    /api/assignments ?householdId                                           | both  both  both  emma  emma  ben   both | _     _     _     | _     _     |
GET    /api/assignments ?learnerId                                             | emma  emma  emma  emma  emma  _     emma | _     _     _     | _     _     |
GET    /api/assignments ?learnerId=@siblingId                                  | ben   ben   ben   _     _     ben   ben | _     _     _     | _     _     |
GET    /api/assignments ?householdId ?learnerId                                | emma  emma  emma  emma  emma  _     emma | _     _     _     | _     _     |
`;
