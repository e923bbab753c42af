/**
 * Permissions for the calls of the specification. Written by hand from the specification, in its order, never from the code. Where they differ, the
 * product is wrong or a decision is missing.
 *
 * Columns in the family whose things a call names: household `owner`, guardian (`guard`), viewer (`view`), the account of the learner who studies
 * (`self`), the same learner on a family device (`tap`), another learner account (`sibl`). Then an `admin`. From elsewhere: learner account (`child`)
 * and owner (`par`) of another household, and a parent without a household (`alone`). Last, a guardian of the family with a disabled account (`off`),
 * and a caller without a sign-in (`none`).
 *
 * A cell is the status of the answer; `_` asks nothing. Refusals have a code: 400 invalid-input, 401 not-signed-in, 403 not-allowed, 404 not-found, or
 * the one in brackets at the end of the line.
 *
 * After the path: `?name` and `.name` are the family's own ids in query and body. `=value` sets another value, `=@name` a value of the test world, and
 * `-name` omits a field of the body.
 *
 * The first line of a call that names an id also asks about ids that are:
 * - of another household: 404 for everyone in the family. When only a later id is of another household: 404 for those with permission.
 * - missing in the household: 404 for those with permission. In a household that does not exist: 404 for everyone.
 * - malformed: 400 for those with permission, 401 without a sign-in. The last two cases are asked of one person of each kind.
 * Exceptions are in brackets: `(.name case status code)`. An unknown field in the body gives 400 to those with permission, and does not change the
 * answer to others. All 404 not-found answers are identical, no answer names a household to outsiders, and calls refused with 401, 403 or 404 write
 * nothing.
 */
export const specifiedCalls = `
call                                                                           | owner guard view  self  tap   sibl  admin | child par   alone | off   none  |

# Anybody may sign in and register, signed in or not. A disabled account is answered like a wrong password.
POST   /api/auth/supa/login .email=@myEmail .password=@password                | 200   200   200   200   _     200   200 | 200   200   200   | 401   401   | (401 wrong-credentials)
POST   /api/auth/supa/login .email=@myEmail .password=@wrong                   | 401   401   401   401   _     401   401 | 401   401   401   | 401   401   | (401 wrong-credentials)
POST   /api/auth/supa/register                                                 | 201   _     _     201   _     _     201 | _     _     _     | 201   201   |
POST   /api/auth/supa/register .role=learner                                   | _     _     _     _     _     _     _ | _     _     _     | _     201   |
POST   /api/auth/supa/register .role=admin                                     | 400   _     _     400   _     _     400 | _     _     _     | 400   400   |
POST   /api/auth/supa/register .email=@ownersEmail                             | 409   _     _     409   _     _     409 | _     _     _     | 409   409   | (409 email-taken)
POST   /api/auth/supa/google .credential=@googleToken                          | 200   _     _     200   _     _     200 | _     _     _     | 200   200   |
POST   /api/auth/supa/google .credential=x.y.z                                 | 401   _     _     401   _     _     401 | _     _     _     | 401   401   | (401 google-refused)
POST   /api/auth/supa/google .credential=@googleToken .role=admin              | 400   _     _     400   _     _     400 | _     _     _     | 400   400   |
POST   /api/auth/google .credential=@googleToken                               | 200   _     _     200   _     _     200 | _     _     _     | 200   200   |
POST   /api/auth/google .credential=x.y.z                                      | 401   _     _     401   _     _     401 | _     _     _     | 401   401   | (401 google-refused)
POST   /api/auth/google .credential=@googleToken .role=admin                   | 400   _     _     400   _     _     400 | _     _     _     | 400   400   |

# Decks and cards: a member reads, a manager (owner, guardian, admin) writes. An admin names the household.
GET    /api/decks ?householdId                                                 | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
GET    /api/decks                                                              | 200   200   200   200   200   200   400 | 200   200   200   | 401   401   | (400 household-needed)
POST   /api/decks .householdId                                                 | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
POST   /api/decks -householdId                                                 | 201   201   403   403   403   403   400 | 403   201   400   | 401   401   | (400 household-needed)
DELETE /api/decks/{deckId}                                                     | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |
GET    /api/decks/{deckId}/cards                                               | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/cards                                               | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
DELETE /api/decks/{deckId}/cards/{cardId}                                      | 204   204   403   403   403   403   204 | 404   404   404   | 401   401   |

# Study: a learner its own, a manager with the learner's id; a viewer looks on.
POST   /api/decks/{deckId}/sessions .learnerId                                 | 201   201   403   201   201   403   201 | 404   404   404   | 401   401   |
POST   /api/decks/{deckId}/sessions -learnerId                                 | 400   400   403   201   201   201   400 | 404   404   404   | 401   401   | (400 learner-needed)
POST   /api/decks/{deckId}/sessions .learnerId=@siblingId                      | 201   201   403   403   403   201   201 | 404   404   404   | 401   401   |
PATCH  /api/sessions/{sessionId}/complete                                      | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/sessions                                                           | 200   200   200   200   200   200   400 | 200   200   200   | 401   401   | (400 household-needed)
GET    /api/sessions ?learnerId                                                | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |

# Quizzes.
GET    /api/quizzes ?householdId                                               | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
GET    /api/quizzes                                                            | 200   200   200   200   200   200   400 | 200   200   200   | 401   401   | (400 household-needed)
POST   /api/quizzes .householdId                                               | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
POST   /api/quizzes -householdId                                               | 201   201   403   403   403   403   400 | 403   201   400   | 401   401   | (400 household-needed)
POST   /api/quizzes/{quizId}/attempts .learnerId                               | 201   201   403   201   201   403   201 | 404   404   404   | 401   401   |
POST   /api/quizzes/{quizId}/attempts -learnerId                               | 400   400   403   201   201   201   400 | 404   404   404   | 401   401   | (400 learner-needed)
POST   /api/quizzes/{quizId}/attempts .learnerId=@siblingId                    | 201   201   403   403   403   201   201 | 404   404   404   | 401   401   |
PATCH  /api/attempts/{attemptId}/complete                                      | 200   200   403   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/quiz-attempts                                                      | 200   200   200   200   200   200   400 | 200   200   200   | 401   401   | (400 household-needed)
GET    /api/quiz-attempts ?learnerId                                           | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |

# Households and their people. Parents and admins make households; only an admin makes one for somebody else.
GET    /api/households                                                         | 200   200   200   200   200   200   200 | 200   200   200   | 401   401   |
POST   /api/households                                                         | 201   201   201   403   403   403   201 | 403   201   201   | 401   401   |
POST   /api/households .ownerEmail=@ownersEmail                                | _     403   403   403   403   403   201 | 403   403   403   | 401   401   |
GET    /api/households/{householdId}                                           | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/learners                                  | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
POST   /api/households/{householdId}/learners                                  | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   |
GET    /api/households/{householdId}/members                                   | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |

# What a learner reached: the learner itself, and the grown-ups of its household.
GET    /api/streaks/learners/{learnerId}                                       | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/streaks/learners/{learnerId}/calendar                              | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
GET    /api/streaks/badges                                                     | 200   200   200   200   200   200   200 | 200   200   200   | 401   401   |
GET    /api/streaks/learners/{learnerId}/badges                                | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |
POST   /api/assignments .householdId .learnerId .resourceId                    | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   | (.resourceId 404 resource-not-found)
POST   /api/assignments .householdId .type=quiz .resourceId=@quizId            | 201   201   403   403   403   403   201 | 404   404   404   | 401   401   | (.resourceId 404 resource-not-found)
GET    /api/reports/learners/{learnerId}/summary                               | 200   200   200   200   200   403   200 | 404   404   404   | 401   401   |

# Accounts. The account that is asked about is the learner's; whoever shares its household may see it.
GET    /api/users                                                              | 403   403   403   403   403   403   200 | 403   403   403   | 401   401   |
GET    /api/users/{userId}                                                     | 200   200   200   200   200   200   200 | 404   404   404   | 401   401   |
GET    /api/users/{userId}=@me                                                 | 200   200   200   200   200   200   200 | 200   200   200   | 401   401   |
GET    /api/users/{userId}/households                                          | 404   404   404   200   404   404   200 | 404   404   404   | 401   401   |
GET    /api/users/{userId}=@me/households                                      | 200   200   200   200   200   200   200 | 200   200   200   | 401   401   |
POST   /api/users                                                              | 403   403   403   403   403   403   201 | 403   403   403   | 401   401   |
POST   /api/users .role=admin                                                  | 403   403   403   403   403   403   201 | 403   403   403   | 401   401   |
POST   /api/users/{userId}=@newParentId/households .householdId                  | 403   403   403   403   403   403   201 | 403   403   403   | 401   401   | (.householdId foreign 201)
POST   /api/users/{userId}=@newParentId/households .role=owner                   | 403   403   403   403   403   403   201 | 403   403   403   | 401   401   |
POST   /api/users/{userId}=@me/households .role=owner                          | 403   403   403   403   403   403   _ | 403   403   403   | 401   401   |
POST   /api/users/{userId}=@newChildId/households .learnerId=@noAccountId        | 403   403   403   403   403   403   201 | 403   403   403   | 401   401   |
`;
