/**
 * Who may make the calls of the specification, and what everybody else is answered. Written by hand from the specification, in its
 * order, and never from the code: where the two differ, the product is wrong, or a decision is missing.
 *
 * Columns. Of the family whose things the calls are about: the `owner` of its household, a guardian (`guard`), a viewer (`view`), the
 * learner account whose study it is (`self`), the same learner tapped on a device of the family (`tap`), another learner account of the
 * household (`sibl`). Then an `admin`. From elsewhere: a learner account (`child`) and the owner (`par`) of another household, and a
 * parent without any household (`alone`). Last, a guardian of the family whose account is disabled (`off`), and nobody signed in
 * (`none`).
 *
 * A cell is the status of the answer; `_` asks nothing. A refusal also has a code: 400 invalid-input, 401 not-signed-in, 403 not-allowed,
 * 404 not-found, or the one that the end of the line gives in brackets.
 *
 * After the path: `?name` and `.name` are ids of the family's things in query and body, `=value` is another value, `=@name` one that the
 * world of this test has, and `-name` leaves a field of the body out.
 *
 * Each line asks more than its cells. The first line of a call that names an id also asks about it:
 * - of another household: 404 for everybody in the family, whatever their role. An id after the first one, alone from another
 *   household: 404 for those who may make the call.
 * - of nothing in the household: 404 for those who may; of nothing in no household: 404 for everybody.
 * - malformed: 400 for those who may, 401 for nobody. These last two are asked of one person of each kind.
 * What differs stands in brackets, as `(.name case status code)`. With an unknown field in the body those who may get 400, all others
 * what they get without it. All 404 not-found are the same, to the letter; no answer names a household to somebody outside it; and what is
 * refused with 401, 403 or 404 has written nothing.
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
