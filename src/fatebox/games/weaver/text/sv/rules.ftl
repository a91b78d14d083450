rules-goal = Överlev tio spådomar och sluta med så mycket klarsyn du kan.
