/** Java options for a process that lives for seconds: fast compilation instead of fast code saves two of five seconds of CPU time. */
export const briefJava = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
